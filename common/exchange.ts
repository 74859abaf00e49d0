import type { Money } from './money.ts';
import { scaleHalfUp } from './rounding.ts';

/** Millionths in one riyal, the unit of exchange rates. */
export const MICRO = 1_000_000;

/**
 * An amount in halalas, rounded half-up. Every currency of the product has as many minor units as
 * the riyal, so that the rate of the units is the rate of the minor units.
 *
 * @param microSar millionths of a riyal for one unit of the amount's currency.
 */
export function halalasOf({ amount }: Pick<Money, 'amount'>, microSar: number): number {
  return scaleHalfUp(amount, microSar, MICRO);
}

/** The least amount, in minor units of a currency, that adds at least so many halalas. */
export function amountFor(credit: number, microSar: number): number {
  return Math.ceil((credit * MICRO) / microSar);
}
