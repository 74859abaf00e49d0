import type { components } from '../../../openapi/generated/types.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import type { ShownCourier } from '../couriers/tables.ts';
import type { StoredExclusion, StoredOffer, StoredPrice } from './tables.ts';
import { BADGES } from '../../domain/badges.ts';
import type { LaneKind, RateCard } from '../../domain/rate-card.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

/** A price in the contract's form, without what changes later: balance, ratings and deliveries. */
export type ShownPrice = Omit<Schemas['CourierPrice'], 'balance_after' | 'courier' | 'measured'> & {
  courier: ShownCourier;
};

/** What a quote shows of a stored price. */
export function toShownPrice(
  stored: StoredPrice,
  { card, shown }: Pick<CardVersion, 'card' | 'shown'>,
  { lane, vat_rate, badges }: Pick<StoredOffer, 'lane' | 'vat_rate' | 'badges'>,
  { amount_to_collect }: Pick<Schemas['QuoteCreate'], 'amount_to_collect'>,
): ShownPrice {
  const [
    version,
    chargeableWeight,
    baseFee,
    weightFee,
    codFee,
    remoteAreaFee,
    vat,
    price,
    returnPrice,
    expectedDeliveryOn,
  ] = stored;
  const subtotal = baseFee + weightFee + codFee + remoteAreaFee;
  const total = sar(subtotal + vat);
  return {
    ...shown,
    lane,
    chargeable_weight: chargeableWeight,
    base_fee: sar(baseFee),
    weight_fee: sar(weightFee),
    cod_fee: sar(codFee),
    remote_area_fee: sar(remoteAreaFee),
    subtotal: sar(subtotal),
    vat_rate,
    vat: sar(vat),
    total_fee: total,
    price: sar(price),
    ...(amount_to_collect && { cod_price: total }),
    return_price: sar(returnPrice),
    transit_times: transitTimes(card, lane),
    expected_delivery_on: expectedDeliveryOn,
    badges: BADGES.filter((badge) => badges[badge] === version),
  };
}

/** What a quote shows of an excluded card, without the courier's rating. */
export type ShownExclusion = Omit<Schemas['ExcludedCourier'], 'courier'> & {
  courier: ShownCourier;
};

/** An excluded card with its reason and the limit to show with it. */
export function toShownExclusion(
  [, reason, area]: StoredExclusion,
  { card, shown: { courier, service_type } }: Pick<CardVersion, 'card' | 'shown'>,
): ShownExclusion {
  return {
    courier,
    service_type,
    reason,
    ...(area !== undefined && { area }),
    ...(reason === 'overweight' && { max_weight: card.maxWeight }),
    ...(reason === 'oversize' && { max_dimensions: card.maxDimensions }),
    ...(reason === 'cod_over_cap' && card.cod && { cap: sar(card.cod.cap) }),
  };
}

function transitTimes({ lanes, ...card }: RateCard, kind: LaneKind): Schemas['TransitTime'] {
  const lane = lanes[kind];
  if (!lane) throw new Error(`${card.courierId} ${card.serviceType} has no ${kind} lane`);
  return { min_days: lane.transitDays.min, max_days: lane.transitDays.max };
}
