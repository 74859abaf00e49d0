import { chargeableWeight } from './chargeable-weight.ts';
import { codFee, remoteAreaFee, weightFee } from './fees.ts';
import { laneBetween } from './lane.ts';
import type { LaneKind, RateCard, ServiceType, Tier, TransitDays } from './rate-card.ts';
import type { ShipmentRequest } from './shipment-request.ts';
import { vatBasisPoints, vatOn } from './vat.ts';

/** What one card charges for a shipment. Amounts are halalas, weights grams. */
export interface CardPrice {
  courierId: string;
  serviceType: ServiceType;
  tier: Tier;
  lane: LaneKind;
  chargeableWeight: number;
  baseFee: number;
  weightFee: number;
  codFee: number;
  remoteAreaFee: number;
  /** Sum of the four fees, excluding VAT. */
  subtotal: number;
  vatBasisPoints: number;
  vat: number;
  /** The price of this shipment, including COD if requested. */
  total: number;
  /** What it would cost without COD. */
  price: number;
  /** What a return to the sender would cost, with VAT. */
  returnPrice: number;
  transitDays: TransitDays;
}

/**
 * The price of a card that can take the shipment (see `exclusionOf`).
 *
 * @param codAmount the amount to collect in halalas, null for a prepaid shipment.
 * @throws RangeError if the card has no lane for the journey or no COD terms for the amount.
 */
export function priceCard(
  request: ShipmentRequest,
  card: RateCard,
  codAmount: number | null,
): CardPrice {
  const laneKind = laneBetween(request.origin, request.destination);
  const lane = card.lanes[laneKind];
  if (!lane) throw new RangeError(`${card.courierId} ${card.serviceType} has no ${laneKind} lane`);

  const weight = chargeableWeight(request, card.volumetricDivisor);
  const basisPoints = vatBasisPoints(laneKind);
  const fees = {
    baseFee: lane.baseFee,
    weightFee: weightFee(weight, card.baseWeight, lane.perKgFee),
    codFee: codAmount === null ? 0 : codFee(codAmount, codTermsOf(card)),
    remoteAreaFee: remoteAreaFee(request, card.remoteAreas),
  };
  const subtotal = fees.baseFee + fees.weightFee + fees.codFee + fees.remoteAreaFee;
  const vat = vatOn(subtotal, basisPoints);
  const total = subtotal + vat;
  return {
    courierId: card.courierId,
    serviceType: card.serviceType,
    tier: card.tier,
    lane: laneKind,
    chargeableWeight: weight,
    ...fees,
    subtotal,
    vatBasisPoints: basisPoints,
    vat,
    total,
    price: withVat(subtotal - fees.codFee, basisPoints),
    returnPrice: withVat(card.returnFee, basisPoints),
    transitDays: lane.transitDays,
  };
}

function withVat(amount: number, basisPoints: number): number {
  return amount + vatOn(amount, basisPoints);
}

function codTermsOf(card: RateCard) {
  if (!card.cod) throw new RangeError(`${card.courierId} ${card.serviceType} has no COD terms`);
  return card.cod;
}
