import { SA, riyadh, dubai, DOMESTIC, EVERYONE, collect, given } from './ask.mjs';

/** Cash on delivery, its caps and its currencies. */
export const MONEY_CASES = {
  'cash-on-delivery': [
    ...[
      1, 14, 15, 16, 39, 40, 41, 100, 10_000, 12_345, 99_998, 99_999, 100_000, 150_000, 199_999,
      200_000, 200_001, 333_333, 499_999, 500_000, 500_001, 9_999_999,
    ].map((amount) =>
      given(`${amount} halalas between cities`, DOMESTIC, { amountToCollect: collect(amount) }),
    ),
    ...[1, 99_999, 200_000, 200_001].map((amount) =>
      given(`${amount} halalas within a city`, EVERYONE, {
        destination: riyadh,
        amountToCollect: collect(amount),
      }),
    ),
    given('none is collected abroad', EVERYONE, {
      destination: dubai,
      amountToCollect: collect(10_000),
    }),
    given('none is collected for a sender abroad', EVERYONE, {
      origin: dubai,
      amountToCollect: collect(10_000),
    }),
    given('with extra kilograms', DOMESTIC, { weight: 18_300, amountToCollect: collect(75_050) }),
    given('with a remote area', DOMESTIC, {
      destination: SA('abha'),
      amountToCollect: collect(75_050),
    }),
    given('with all fees at once', DOMESTIC, {
      weight: 18_300,
      destination: SA('abha'),
      amountToCollect: collect(75_050),
    }),
  ],

  currencies: [
    ...['SAR', 'USD', 'AED', 'GBP', 'EUR'].flatMap((currency) =>
      [1, 50, 99, 2_500, 19_999].map((amount) =>
        given(`${amount} minor units of ${currency}`, ['plain', 'heavy', 'odd'], {
          amountToCollect: collect(amount, currency),
        }),
      ),
    ),
    ...[
      ['the last dollar cent under a cap of 2,000 riyals', 53_333, 'USD'],
      ['the first dollar cent over a cap of 2,000 riyals', 53_334, 'USD'],
      ['the last dollar cent under a cap of 5,000 riyals', 133_333, 'USD'],
      ['the first dollar cent over a cap of 5,000 riyals', 133_334, 'USD'],
      ['dirhams that round up to a cap exactly', 195_867, 'AED'],
      ['dirhams that round up past a cap', 195_868, 'AED'],
      ['euro cents that round up to a cap exactly', 23_189, 'EUR'],
      ['the next euro cent, over that cap', 23_190, 'EUR'],
    ].map(([name, amount, currency]) =>
      given(name, ['plain', 'heavy', 'odd'], { amountToCollect: collect(amount, currency) }),
    ),
    ...[
      ['the day before a new euro rate', 'EUR', '2026-05-31'],
      ['the day of a new euro rate', 'EUR', '2026-06-01'],
      ['the day after a new euro rate', 'EUR', '2026-06-02'],
      ['the day before a new sterling rate', 'GBP', '2026-03-14'],
      ['the day of a new sterling rate', 'GBP', '2026-03-15'],
      ['the first day of the table', 'USD', '2026-01-01'],
      ['long after the last rate', 'USD', '2031-12-31'],
      ['riyals need no rate', 'SAR', '2001-01-01'],
    ].map(([name, currency, on]) =>
      given(name, ['plain', 'heavy', 'odd'], { amountToCollect: collect(17_777, currency) }, on),
    ),
  ],

  refused: [
    given(
      'no rate before the first',
      ['plain'],
      { amountToCollect: collect(100, 'USD') },
      '2025-12-31',
    ),
    given(
      'no rate even if no card offers COD',
      ['light'],
      { amountToCollect: collect(100, 'EUR') },
      '2020-01-01',
    ),
  ],
};
