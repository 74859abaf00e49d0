import type { components } from '../../../openapi/generated/types.ts';
import type { QuoteRow } from './store.ts';
import type { StoredPrice, StoredQuoteResult } from './tables.ts';
import type { Tariff } from '../couriers/tariff.ts';
import type { Exclusion, ExcludedCard } from '../../domain/exclusion.ts';
import { expectedDeliveryDate } from '../../domain/expected-delivery.ts';
import type { CourierPrice, PricedShipment } from '../../domain/price-shipment.ts';
import type { RateCard, TransitDays } from '../../domain/rate-card.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import type { PriceSummary } from '../../domain/summary.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

/** The input of the pricing rules. */
export function toShipmentRequest(quote: Schemas['QuoteCreate']): ShipmentRequest {
  const { length, width, height } = quote;
  const hasDimensions = length !== undefined && width !== undefined && height !== undefined;
  return {
    origin: quote.origin,
    destination: quote.destination,
    weight: quote.weight,
    dimensions: hasDimensions ? { length, width, height } : null,
    pieces: quote.pieces ?? 1,
    shipmentType: quote.shipment_type ?? null,
    shippingMethod: quote.shipping_method ?? null,
    amountToCollect: quote.amount_to_collect ?? null,
  };
}

/** A stored quote with its current state (used or expired) and the current balance. */
export function toQuote(
  quote: Pick<QuoteRow, 'id' | 'request' | 'result' | 'created_at' | 'expires_at' | 'used_by'>,
  balance: number,
  now: Date,
): Schemas['Quote'] {
  const { prices, excluded, summary } = quote.result;
  return {
    id: quote.id,
    status: statusOf(quote, now),
    created_at: quote.created_at.toISOString(),
    expires_at: quote.expires_at.toISOString(),
    request: quote.request,
    prices: prices.map((price) => ({
      ...price,
      balance_after: sar(balance - price.total_fee.amount),
    })),
    excluded,
    summary,
  };
}

function statusOf(
  { used_by, expires_at }: Pick<QuoteRow, 'used_by' | 'expires_at'>,
  now: Date,
): Schemas['Quote']['status'] {
  if (used_by !== null) return 'used';
  return now.getTime() >= expires_at.getTime() ? 'expired' : 'open';
}

/** The priced couriers with the parts of each card that a person needs. */
export function toQuoteResult(
  { prices, excluded, summary }: PricedShipment,
  tariff: Tariff,
  now: Date,
): StoredQuoteResult {
  const cards = new Map(tariff.cards.map((card) => [nameOf(card), card]));
  return {
    prices: prices.map((price) => toPrice(price, found(cards, nameOf(price)), tariff, now)),
    excluded: excluded.map((card) => toExcluded(card, found(cards, nameOf(card)), tariff)),
    summary: toSummary(summary),
  };
}

function toPrice(price: CourierPrice, card: RateCard, tariff: Tariff, now: Date): StoredPrice {
  return {
    courier: toCourierSummary(found(tariff.couriers, price.courierId)),
    service_type: price.serviceType,
    tier: price.tier,
    lane: price.lane,
    chargeable_weight: price.chargeableWeight,
    base_fee: sar(price.baseFee),
    weight_fee: sar(price.weightFee),
    cod_fee: sar(price.codFee),
    remote_area_fee: sar(price.remoteAreaFee),
    subtotal: sar(price.subtotal),
    vat_rate: price.vatBasisPoints,
    vat: sar(price.vat),
    total_fee: sar(price.total),
    price: sar(price.price),
    ...(price.codPrice !== null && { cod_price: sar(price.codPrice) }),
    return_price: sar(price.returnPrice),
    base_weight: card.baseWeight,
    max_weight: card.maxWeight,
    max_dimensions: card.maxDimensions,
    coverage_areas: [...card.cities, ...card.countries],
    served_days: card.servedDays,
    transit_times: toTransitTime(price.transitDays),
    expected_delivery_on: expectedDeliveryDate(now, price.transitDays, card.servedDays),
    shipping_methods: card.shippingMethods,
    sender_fields: card.requiredSenderFields,
    notes: card.notes,
    badges: price.badges,
  };
}

function toExcluded(
  { courierId, serviceType, reason }: ExcludedCard,
  card: RateCard,
  tariff: Tariff,
): Schemas['ExcludedCourier'] {
  return {
    courier: toCourierSummary(found(tariff.couriers, courierId)),
    service_type: serviceType,
    reason: reason.code,
    ...limitBehind(reason, card),
  };
}

/** The limit to show with the reason. */
function limitBehind(reason: Exclusion, card: RateCard): Partial<Schemas['ExcludedCourier']> {
  switch (reason.code) {
    case 'not_served':
      return { area: 'city' in reason.params ? reason.params.city : reason.params.country };
    case 'overweight':
      return { max_weight: reason.params.max };
    case 'oversize':
      return { max_dimensions: card.maxDimensions };
    case 'cod_over_cap':
      return { cap: sar(reason.params.cap) };
    case 'service_not_offered_on_lane':
    case 'cod_not_offered':
    case 'shipment_type_not_carried':
    case 'shipping_method_not_offered':
      return {};
  }
}

function toSummary(summary: PriceSummary): Schemas['ComparisonSummary'] {
  const { minPrice, maxPrice, averagePrice, bestTier, fastestDelivery } = summary;
  return {
    total_couriers: summary.totalCouriers,
    total_areas: summary.totalAreas,
    ...(minPrice !== null && { min_price: sar(minPrice) }),
    ...(maxPrice !== null && { max_price: sar(maxPrice) }),
    ...(averagePrice !== null && { average_price: sar(averagePrice) }),
    ...(bestTier !== null && { best_tier: bestTier }),
    ...(fastestDelivery !== null && { fastest_delivery: toTransitTime(fastestDelivery) }),
  };
}

function toTransitTime({ min, max }: TransitDays): Schemas['TransitTime'] {
  return { min_days: min, max_days: max };
}

function nameOf(card: { courierId: string; serviceType: string }): string {
  return `${card.courierId} ${card.serviceType}`;
}

function found<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the tariff has no ${key}`);
  return value;
}
