import { normalizeDecimal } from './digits.ts';

/** The currencies of the product and how many decimal digits each one's minor unit stands for. */
export const CURRENCIES = {
  SAR: { minorUnitDigits: 2 },
  USD: { minorUnitDigits: 2 },
  AED: { minorUnitDigits: 2 },
  GBP: { minorUnitDigits: 2 },
  EUR: { minorUnitDigits: 2 },
} as const;

export type Currency = keyof typeof CURRENCIES;

/** `amount` is a safe integer of minor units (halalas, cents, ...); it may be negative. */
export interface Money {
  amount: number;
  currency: Currency;
}

const BASIS_POINTS = 10_000n;

/** @throws RangeError unless `amount` is a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole minor units: ${amount}`);
  return { amount, currency };
}

/** @throws TypeError on two currencies, RangeError beyond safe integers; so do the next two. */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount - b.amount, a.currency);
}

/** Negative if `a` is less, 0 if equal, positive if more: fit for `Array.sort`. */
export function compareMoney(a: Money, b: Money): number {
  assertSameCurrency(a, b);
  return a.amount - b.amount;
}

export function negateMoney(value: Money): Money {
  return money(0 - value.amount, value.currency);
}

/**
 * `basisPoints` ten-thousandths of `amount`, half-up, and for a negative amount the mirror image,
 * so that a reversal undoes exactly what was charged. Both must be whole numbers.
 *
 * @throws RangeError if the result leaves the safe integers or an argument is not whole.
 */
export function basisPointsOf(amount: number, basisPoints: number): number {
  const product = BigInt(amount) * BigInt(basisPoints);
  const size = product < 0n ? -product : product;
  const rounded = Number((size + BASIS_POINTS / 2n) / BASIS_POINTS);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Out of range: ${rounded}`);
  return product < 0n && rounded !== 0 ? -rounded : rounded;
}

/** {@link basisPointsOf} for money. */
export function multiplyByBasisPoints(value: Money, basisPoints: number): Money {
  return money(basisPointsOf(value.amount, basisPoints), value.currency);
}

/**
 * The money a person typed in major units (`12.5`, `١٢٫٥`), digit by digit and without a float;
 * null where it is no number, has more decimals than the currency, or is out of range.
 */
export function parseMoney(text: string, currency: Currency): Money | null {
  const { minorUnitDigits } = CURRENCIES[currency];
  const [whole = '', decimals = ''] = normalizeDecimal(text)?.split('.') ?? [];
  if (whole + decimals === '' || decimals.length > minorUnitDigits) return null;
  const amount = Number(whole + decimals.padEnd(minorUnitDigits, '0'));
  return Number.isSafeInteger(amount) ? money(amount + 0, currency) : null;
}

/** Major units as a plain decimal such as `-12.50`, for an input field; not for display. */
export function toDecimal({ amount, currency }: Money): string {
  const { minorUnitDigits } = CURRENCIES[currency];
  const digits = String(Math.abs(amount)).padStart(minorUnitDigits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -minorUnitDigits)}.${digits.slice(-minorUnitDigits)}`;
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`);
  }
}
