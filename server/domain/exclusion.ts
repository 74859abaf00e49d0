import { chargeableWeight } from './chargeable-weight.ts';
import { isSaudi, laneBetween } from './lane.ts';
import type { CityCode, CountryCode, RateCard, ServiceType } from './rate-card.ts';
import type { Dimensions, ShipmentRequest } from './shipment-request.ts';

/** Why a card cannot take a shipment, with the details to show. */
export type Exclusion =
  | { code: 'not_served'; params: { city: CityCode } | { country: CountryCode } }
  | { code: 'service_not_offered_on_lane'; params: Record<string, never> }
  /** Grams; `weight` is the chargeable one. */
  | { code: 'overweight'; params: { max: number; weight: number } }
  /** Millimetres, longest side first. */
  | { code: 'oversize'; params: { max: RateCard['maxDimensions'] } }
  | { code: 'cod_not_offered'; params: Record<string, never> }
  /** Halalas. */
  | { code: 'cod_over_cap'; params: { cap: number; amount: number } }
  | { code: 'shipment_type_not_carried'; params: Record<string, never> }
  | { code: 'shipping_method_not_offered'; params: Record<string, never> };

export type ExclusionCode = Exclusion['code'];

/** A card that cannot take the shipment, with the reason. */
export interface ExcludedCard {
  courierId: string;
  serviceType: ServiceType;
  reason: Exclusion;
}

/**
 * The first reason why a card cannot take a shipment, in the order of `Exclusion` and for the
 * origin before the destination; null if it can. `codAmount` is the amount to collect in halalas.
 */
export function exclusionOf(
  request: ShipmentRequest,
  card: RateCard,
  codAmount: number | null,
): Exclusion | null {
  return (
    notServed(request, card) ??
    offLane(request, card) ??
    tooBig(request, card) ??
    codRefused(request, card, codAmount) ??
    notHandled(request, card)
  );
}

function notServed(request: ShipmentRequest, card: RateCard): Exclusion | null {
  for (const place of [request.origin, request.destination]) {
    const { city, country } = place;
    if (isSaudi(place)) {
      if (!card.cities.includes(city)) return { code: 'not_served', params: { city } };
    } else if (!card.countries.includes(country)) {
      return { code: 'not_served', params: { country } };
    }
  }
  return null;
}

function offLane({ origin, destination }: ShipmentRequest, card: RateCard): Exclusion | null {
  const lane = card.lanes[laneBetween(origin, destination)];
  return lane === undefined ? { code: 'service_not_offered_on_lane', params: {} } : null;
}

function tooBig(request: ShipmentRequest, card: RateCard): Exclusion | null {
  const weight = chargeableWeight(request, card.volumetricDivisor);
  if (weight > card.maxWeight) {
    return { code: 'overweight', params: { max: card.maxWeight, weight } };
  }
  if (request.dimensions !== null && !fits(request.dimensions, card.maxDimensions)) {
    return { code: 'oversize', params: { max: card.maxDimensions } };
  }
  return null;
}

/** A parcel may be turned, so its sides are compared from the longest to the shortest. */
function fits(piece: Dimensions, max: RateCard['maxDimensions']): boolean {
  const [longest = 0, middle = 0, shortest = 0] = [piece.length, piece.width, piece.height].sort(
    (a, b) => b - a,
  );
  return longest <= max.length && middle <= max.width && shortest <= max.height;
}

function codRefused(
  { origin, destination }: ShipmentRequest,
  { cod }: RateCard,
  amount: number | null,
): Exclusion | null {
  if (amount === null) return null;
  if (cod === null || laneBetween(origin, destination) === 'international') {
    return { code: 'cod_not_offered', params: {} };
  }
  return amount > cod.cap ? { code: 'cod_over_cap', params: { cap: cod.cap, amount } } : null;
}

function notHandled(
  { shipmentType, shippingMethod }: ShipmentRequest,
  card: RateCard,
): Exclusion | null {
  if (shipmentType !== null && !card.shipmentTypes.includes(shipmentType)) {
    return { code: 'shipment_type_not_carried', params: {} };
  }
  if (shippingMethod !== null && !card.shippingMethods.includes(shippingMethod)) {
    return { code: 'shipping_method_not_offered', params: {} };
  }
  return null;
}
