import { DOMESTIC, dubai, EVERYONE, given, jeddah, london, riyadh, SA } from './ask.mjs';

const FOR_COD = ['plain', 'heavy', 'odd'];

/** Lanes, VAT and remote areas; cash on delivery, its caps and its currencies. */
export const MONEY_CASES = {
  'vat-and-lanes': [
    ...[
      ['within Riyadh', riyadh, riyadh],
      ['within Jeddah', jeddah, jeddah],
      ['Riyadh to Jeddah', riyadh, jeddah],
      ['Jeddah to Riyadh', jeddah, riyadh],
      ['Riyadh to Dubai', riyadh, dubai],
      ['Dubai to Riyadh', dubai, riyadh],
      ['London to Jeddah', london, jeddah],
      ['Jeddah to Berlin', jeddah, { country: 'DE', city: 'Berlin' }],
      ['Dubai to London', dubai, london],
      ['within Dubai', dubai, dubai],
      ['a town abroad called riyadh', riyadh, { country: 'AE', city: 'riyadh' }],
      ['no town abroad given', riyadh, { country: 'GB', city: '' }],
    ].flatMap(([name, from, to]) =>
      [1_000, 13_500].map((weight) =>
        given(`${name}, ${weight} g`, EVERYONE, { from, to, weight }),
      ),
    ),
  ],

  'remote-areas': [
    ...[
      ['neither end', riyadh, jeddah],
      ['the destination', riyadh, SA('abha')],
      ['the origin', SA('abha'), riyadh],
      ['both ends, charged once', SA('abha'), SA('tabuk')],
      ['both ends in one remote city', SA('abha'), SA('abha')],
      ['remote for one courier only', riyadh, SA('arar')],
      ['a remote origin sending abroad', SA('tabuk'), dubai],
      ['a remote destination from abroad', dubai, SA('tabuk')],
      ['a town abroad with the name of a remote city', riyadh, { country: 'AE', city: 'tabuk' }],
    ].flatMap(([name, from, to]) =>
      [2_000, 11_500].map((weight) =>
        given(`${name}, ${weight} g`, EVERYONE, { from, to, weight }),
      ),
    ),
  ],

  'cash-on-delivery': [
    ...[
      1, 14, 15, 16, 39, 40, 41, 100, 10_000, 12_345, 99_998, 99_999, 100_000, 150_000, 199_999,
      200_000, 200_001, 333_333, 499_999, 500_000, 500_001, 9_999_999,
    ].map((collect) => given(`${collect} halalas between cities`, DOMESTIC, { collect })),
    ...[1, 99_999, 200_000, 200_001].map((collect) =>
      given(`${collect} halalas within a city`, EVERYONE, { to: riyadh, collect }),
    ),
    given('none is collected abroad', EVERYONE, { to: dubai, collect: 10_000 }),
    given('none is collected for a sender abroad', EVERYONE, { from: dubai, collect: 10_000 }),
    given('with extra kilograms', DOMESTIC, { weight: 18_300, collect: 75_050 }),
    given('with a remote area', DOMESTIC, { to: SA('abha'), collect: 75_050 }),
    given('all fees at once', DOMESTIC, { weight: 18_300, to: SA('abha'), collect: 75_050 }),
  ],

  currencies: [
    ...['SAR', 'USD', 'AED', 'GBP', 'EUR'].flatMap((currency) =>
      [1, 50, 99, 2_500, 19_999].map((collect) =>
        given(`${collect} minor units of ${currency}`, FOR_COD, { collect, currency }),
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
    ].map(([name, collect, currency]) => given(name, FOR_COD, { collect, currency })),
    ...[
      ['the day before a new euro rate', 'EUR', '2026-05-31'],
      ['the day of a new euro rate', 'EUR', '2026-06-01'],
      ['the day after a new euro rate', 'EUR', '2026-06-02'],
      ['the day before a new sterling rate', 'GBP', '2026-03-14'],
      ['the day of a new sterling rate', 'GBP', '2026-03-15'],
      ['the first day of the table', 'USD', '2026-01-01'],
      ['long after the last rate', 'USD', '2031-12-31'],
      ['riyals need no rate', 'SAR', '2001-01-01'],
    ].map(([name, currency, on]) => given(name, FOR_COD, { collect: 17_777, currency, on })),
  ],

  refused: [
    ['no rate before the first', 'plain', 'USD', '2025-12-31'],
    ['no rate even if no card offers COD', 'light', 'EUR', '2020-01-01'],
  ].map(([name, card, currency, on]) => given(name, [card], { collect: 100, currency, on })),
};
