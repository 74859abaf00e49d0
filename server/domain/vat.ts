import { basisPointsOf } from '../../common/money.ts';
import type { LaneKind } from './rate-card.ts';

/** Saudi VAT on carriage, in 1/10,000: 15 % for domestic journeys, 0 % for international ones. */
export function vatBasisPoints(lane: LaneKind): number {
  return lane === 'international' ? 0 : 1_500;
}

/** The VAT on an amount without VAT, rounded half-up; halalas. */
export function vatOn(amount: number, basisPoints: number): number {
  return basisPointsOf(amount, basisPoints);
}

/**
 * Splits a price with VAT into amount and VAT.
 *
 * @throws RangeError for a price that no amount has.
 */
export function withoutVat(price: number, basisPoints: number): { subtotal: number; vat: number } {
  const near = Math.floor((price * 10_000) / (10_000 + basisPoints));
  const subtotal = [near, near + 1].find((each) => each + vatOn(each, basisPoints) === price);
  if (subtotal === undefined) throw new RangeError(`no amount has the price ${price} with VAT`);
  return { subtotal, vat: price - subtotal };
}

/**
 * The parts of a price that includes VAT, for prices that were set with VAT: the VAT is rounded
 * half-up to a halala, and the rest is the amount.
 */
export function splitPrice(price: number, basisPoints: number): { subtotal: number; vat: number } {
  const vat = Math.floor(
    (2 * price * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)),
  );
  return { subtotal: price - vat, vat };
}
