import type { Money } from '../../common/money.ts';
import { ensure, ensureInteger } from './bounds.ts';
import type { CityCode, CountryCode, ShipmentType, ShippingMethod } from './rate-card.ts';

/** One end of a journey. */
export interface Place {
  country: CountryCode;
  /** A city code in Saudi Arabia, where it is required; free text abroad, where it may be empty. */
  city: CityCode;
}

/** Millimetres of one piece, in any order. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

/** A request for prices. Two places and a weight are enough. */
export interface ShipmentRequest {
  origin: Place;
  destination: Place;
  /** Total weight of all pieces, in grams. */
  weight: number;
  /** Null if not given: only the actual weight counts and no parcel is oversize. */
  dimensions: Dimensions | null;
  pieces: number;
  /** Null if undecided, which excludes no courier. */
  shipmentType: ShipmentType | null;
  /** Null if undecided, which excludes no courier. */
  shippingMethod: ShippingMethod | null;
  /** Amount that the courier collects from the receiver; null for a prepaid shipment. */
  amountToCollect: Money | null;
}

export const HOME_COUNTRY: CountryCode = 'SA';

/**
 * Bounds for which the arithmetic is proved; the contract's own are narrower. Together they keep
 * every volume in cubic millimetres (largest sides and pieces: 10^15) a safe integer.
 */
export const REQUEST_BOUNDS = {
  weight: { min: 1, max: 10_000_000 },
  side: { min: 1, max: 10_000 },
  pieces: { min: 1, max: 1_000 },
  amountToCollect: { min: 1, max: 1_000_000_000 },
} as const;

/** @throws RangeError naming the first field outside `REQUEST_BOUNDS`. */
export function assertShipmentRequest(request: ShipmentRequest): void {
  const { weight, side, pieces, amountToCollect } = REQUEST_BOUNDS;
  assertPlace('origin', request.origin);
  assertPlace('destination', request.destination);
  ensureInteger('weight', request.weight, weight.min, weight.max);
  ensureInteger('pieces', request.pieces, pieces.min, pieces.max);
  if (request.dimensions !== null) {
    const { length, width, height } = request.dimensions;
    ensureInteger('length', length, side.min, side.max);
    ensureInteger('width', width, side.min, side.max);
    ensureInteger('height', height, side.min, side.max);
  }
  if (request.amountToCollect !== null) {
    const { min, max } = amountToCollect;
    ensureInteger('amountToCollect', request.amountToCollect.amount, min, max);
  }
}

function assertPlace(field: string, { country, city }: Place): void {
  ensure(/^[A-Z]{2}$/.test(country), `${field} country must be ISO 3166-1 alpha-2`);
  ensure(country !== HOME_COUNTRY || city !== '', `${field} city is needed in Saudi Arabia`);
}
