import { basisPointsOf } from '../../common/money.ts';
import type { CodTerms, RateCard } from './rate-card.ts';
import { isSaudi } from './lane.ts';
import { divideUp } from '../../common/rounding.ts';
import type { ShipmentRequest } from './shipment-request.ts';

/** Up to this weight, inclusive, no card charges a delivery fee. */
const FREE_WEIGHT_GRAMS = 10_000;

/**
 * The delivery fee by weight: `perKgFee` for each started kilogram above the larger of 10 kg and
 * the card's base weight; zero at exactly that weight. Grams in, halalas out.
 */
export function weightFee(chargeableGrams: number, baseWeight: number, perKgFee: number): number {
  const excess = chargeableGrams - Math.max(FREE_WEIGHT_GRAMS, baseWeight);
  return divideUp(Math.max(0, excess), 1_000) * perKgFee;
}

/** A flat fee plus a share of the collected amount, rounded half-up; halalas. */
export function codFee(amount: number, terms: CodTerms): number {
  return terms.flatFee + basisPointsOf(amount, terms.rateBasisPoints);
}

/** Charged once if an end of the journey is one of the card's remote cities; halalas. */
export function remoteAreaFee(
  { origin, destination }: Pick<ShipmentRequest, 'origin' | 'destination'>,
  remoteAreas: RateCard['remoteAreas'],
): number {
  if (remoteAreas === null) return 0;
  const isRemote = [origin, destination].some(
    (place) => isSaudi(place) && remoteAreas.cities.includes(place.city),
  );
  return isRemote ? remoteAreas.fee : 0;
}
