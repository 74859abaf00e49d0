import { expect, it } from 'vitest';
import { type ExchangeRate, MissingRateError, rateOn } from './exchange-rates.ts';

it('names the currency and the day without a rate', () => {
  const rates: ExchangeRate[] = [{ currency: 'USD', from: '2026-03-01', microSar: 3_750_000 }];
  const before = () => rateOn(rates, 'USD', '2026-02-28');
  expect(before).toThrow(MissingRateError);
  expect(before).toThrow(expect.objectContaining({ currency: 'USD', day: '2026-02-28' }));
});

it.each([0, -1, 0.5])('refuses a rate of %d', (microSar) => {
  const nonsense: ExchangeRate[] = [{ currency: 'USD', from: '2026-01-01', microSar }];
  expect(() => rateOn(nonsense, 'USD', '2026-11-21')).toThrow(RangeError);
});
