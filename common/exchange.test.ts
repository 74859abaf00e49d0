import { expect, it } from 'vitest';
import { amountFor, halalasOf, MICRO } from './exchange.ts';

it.each([
  [10_000, MICRO, 10_000],
  [10_000, 3_750_000, 37_500],
  [2_667, 3_750_000, 10_001],
  // 0.5 of a halala goes up, less goes down.
  [2, 1_250_000, 3],
  [1, 1_499_999, 1],
  // Beyond 2^53 on the way.
  [50_000_000_000, 999_999_999, 49_999_999_950_000],
])('makes %d at %d into %d halalas', (amount, microSar, credit) => {
  expect(halalasOf({ amount }, microSar)).toBe(credit);
});

it.each([1_000_000, 3_750_000, 4_400_000, 1_021_000])(
  'is enough at %d, and not too much',
  (rate) => {
    for (const credit of [1_000, 10_000, 25_050, 99_999]) {
      const amount = amountFor(credit, rate);
      expect(halalasOf({ amount }, rate)).toBeGreaterThanOrEqual(credit);
      expect(((amount - 1) * rate) / MICRO).toBeLessThan(credit);
    }
  },
);
