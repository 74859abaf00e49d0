import { describe, expect, it } from 'vitest';
import { type ExchangeRate, MissingRateError, rateOn, toHalalas } from './exchange-rates.ts';

const rates: ExchangeRate[] = [
  { currency: 'EUR', from: '2026-06-01', microSar: 4_300_000 },
  { currency: 'EUR', from: '2026-01-01', microSar: 4_100_000 },
  { currency: 'USD', from: '2026-03-01', microSar: 3_750_000 },
];

describe('rateOn', () => {
  it.each([
    ['2026-01-01', 4_100_000],
    ['2026-05-31', 4_100_000],
    ['2026-06-01', 4_300_000],
    ['2030-01-01', 4_300_000],
  ])('uses the last rate on or before %s', (day, rate) => {
    expect(rateOn(rates, 'EUR', day)).toBe(rate);
    expect(rateOn(rates.toReversed(), 'EUR', day)).toBe(rate);
  });

  it('names the currency and the day without a rate', () => {
    const before = () => rateOn(rates, 'USD', '2026-02-28');
    expect(before).toThrow(MissingRateError);
    expect(before).toThrow(expect.objectContaining({ currency: 'USD', day: '2026-02-28' }));
    expect(() => rateOn(rates, 'GBP', '2026-11-21')).toThrow(MissingRateError);
  });

  it('needs none for riyals', () => {
    expect(rateOn([], 'SAR', '2026-11-21')).toBe(1_000_000);
  });

  it.each([0, -1, 0.5])('refuses a rate of %d', (microSar) => {
    const nonsense: ExchangeRate[] = [{ currency: 'USD', from: '2026-01-01', microSar }];
    expect(() => rateOn(nonsense, 'USD', '2026-11-21')).toThrow(RangeError);
  });
});

describe('toHalalas', () => {
  it.each([
    [1, 4],
    [2, 8],
    [3, 11],
    [10_000, 37_500],
  ])('rounds %i cents at 3.75 half-up to %i', (amount, halalas) => {
    expect(toHalalas({ amount, currency: 'USD' }, rates, '2026-11-21')).toBe(halalas);
  });

  it('leaves riyals alone', () => {
    expect(toHalalas({ amount: 12_345, currency: 'SAR' }, [], '2026-11-21')).toBe(12_345);
  });
});
