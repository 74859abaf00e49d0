import { expect, it } from 'vitest';
import { divideUp, scaleHalfUp } from './rounding.ts';

it.each([
  [1, 4, 10, 0],
  [1, 5, 10, 1],
  // The product exceeds the safe integers.
  [1_000_000_001, 900_000_001, 1_000_000_000, 900_000_002],
])('rounds %i x %i / %i half-up to %i', (value, numerator, denominator, expected) => {
  expect(scaleHalfUp(value, numerator, denominator)).toBe(expected);
});

it.each([
  [0, 1000, 0],
  [1000, 1000, 1],
  [1001, 1000, 2],
  [1_000_000_000_000_000, 3, 333_333_333_333_334],
])('rounds %i / %i up to %i', (value, divisor, expected) => {
  expect(divideUp(value, divisor)).toBe(expected);
});
