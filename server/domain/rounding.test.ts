import { describe, expect, it } from 'vitest';
import { divideUp, scaleHalfUp } from './rounding.ts';

describe('scaleHalfUp', () => {
  it.each([
    [1, 4, 10, 0],
    [1, 5, 10, 1],
    [1, 6, 10, 1],
    [3, 5, 10, 2],
    [0, 1500, 10_000, 0],
    [10, 1500, 10_000, 2],
    [3, 1500, 10_000, 0],
  ])('turns %i x %i / %i into %i', (value, numerator, denominator, expected) => {
    expect(scaleHalfUp(value, numerator, denominator)).toBe(expected);
  });

  it('stays exact when the product exceeds the safe integers', () => {
    expect(scaleHalfUp(1_000_000_001, 900_000_001, 1_000_000_000)).toBe(900_000_002);
  });
});

describe('divideUp', () => {
  it.each([
    [0, 1000, 0],
    [1, 1000, 1],
    [999, 1000, 1],
    [1000, 1000, 1],
    [1001, 1000, 2],
    [999_999_999_999_999, 3, 333_333_333_333_333],
    [1_000_000_000_000_000, 3, 333_333_333_333_334],
  ])('turns %i / %i into %i', (value, divisor, expected) => {
    expect(divideUp(value, divisor)).toBe(expected);
  });
});
