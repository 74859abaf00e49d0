import { CURRENCIES, type Currency, type Money, parseMoney } from '../../../../common/money.ts';
import { foldForSearch } from '../../../../common/search-text.ts';
import { bare } from './damage.ts';
import { fault, read, type Reading } from './reading.ts';
import { readDecimal } from './read-number.ts';

const WORDS: Readonly<Record<Currency, readonly string[]>> = {
  SAR: ['sar', 'sr', 'riyal', 'riyals', 'ريال', 'ريالا', 'ريالات', 'ريال سعودي', 'رس', 'س'],
  USD: ['usd', 'us$', '$', 'dollar', 'dollars', 'دولار', 'دولار امريكي'],
  AED: ['aed', 'dh', 'dhs', 'dirham', 'dirhams', 'درهم', 'درهم اماراتي', 'دا'],
  GBP: ['gbp', '£', 'pound', 'pounds', 'جنيه استرليني'],
  EUR: ['eur', '€', 'euro', 'euros', 'يورو'],
};
const BY_WORD: ReadonlyMap<string, Currency> = new Map(
  allCurrencies().flatMap((currency) => WORDS[currency].map((word) => [word, currency])),
);
const PARTS = /^(\D*?)([-+]?\d(?:[\d.,٫٬،'’\s]*\d)?)(\D*)$/;
/** `1.500` is a thousand and a half to some, and no amount of any currency to others. */
const EITHER = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** An amount such as `149.50`, `1,500 ر.س` or `SAR 20`; `currency` is that of a number alone. */
export function readMoney(text: string, currency: Currency): Reading<Money> {
  const [, before = '', number = '', after = ''] = PARTS.exec(bare(text)) ?? [];
  const words = [before, after].map(folded).filter((word) => word !== '');
  if (number === '' || words.length > 1) return fault('not_an_amount');
  const [word] = words;
  const named = word === undefined ? currency : BY_WORD.get(word);
  if (named === undefined) return fault('unknown_currency', { allowed: allCurrencies() });
  const decimal = readDecimal(number);
  if (!decimal) return fault('not_an_amount');
  if (EITHER.test(decimal.decimal)) {
    const readings = [decimal.decimal, decimal.decimal.replace('.', '')];
    return fault('ambiguous_number', { readings });
  }
  return amountOf(decimal.decimal, named, decimal.hadComma);
}

/** The currency that a word names, such as the `ريال` in a heading. */
export function currencyOf(word: string): Currency | undefined {
  return BY_WORD.get(folded(word));
}

function amountOf(decimal: string, currency: Currency, hadComma: boolean): Reading<Money> {
  // Programs write 149.9000 for the same amount.
  const [whole = '', fraction = ''] = decimal.split('.');
  const { minorUnitDigits } = CURRENCIES[currency];
  const isLong = /^0+$/.test(fraction.slice(minorUnitDigits));
  const short = isLong ? `${whole}.${fraction.slice(0, minorUnitDigits)}` : decimal;
  const money = parseMoney(short, currency);
  if (!money) {
    return fault(fraction.length > minorUnitDigits ? 'too_precise' : 'not_an_amount');
  }
  if (money.amount < 0) return fault('not_positive');
  return hadComma ? read(money, 'decimal_comma', `${short} ${currency}`) : read(money);
}

function allCurrencies(): Currency[] {
  return Object.keys(CURRENCIES).filter((name): name is Currency => name in CURRENCIES);
}

/** Without the points of `ر.س`. The sign of the riyal is spelt out by folding. */
function folded(word: string): string {
  return foldForSearch(word).replaceAll('.', '').trim();
}
