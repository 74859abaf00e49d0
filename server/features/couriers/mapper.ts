import type { components } from '../../../openapi/generated/types.ts';
import type { Courier } from './store.ts';
import type { ShownCourier } from './tables.ts';
import type { Measured } from '../deliveries/measured.ts';
import type { Lane, RateCard } from '../../domain/rate-card.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

const LANES = ['intra_city', 'domestic', 'international'] as const;

const SERVICE_TYPES = ['economy', 'standard', 'express', 'same_day'] as const;

export function toCourierSummary(courier: ShownCourier): Schemas['CourierSummary'] {
  return {
    id: courier.id,
    name: courier.name,
    tier: courier.tier,
    rating: courier.rating_tenths / 10,
    rating_count: courier.rating_count,
    sample: courier.sample,
  };
}

export function toCourier(
  courier: Courier,
  cards: RateCard[],
  measured: Measured,
): Schemas['Courier'] {
  const rank = ({ serviceType }: RateCard) => SERVICE_TYPES.indexOf(serviceType);
  return {
    ...toCourierSummary(courier),
    description: courier.description,
    services: cards.toSorted((a, b) => rank(a) - rank(b)).map((card) => toService(card, measured)),
  };
}

function toService(card: RateCard, measured: Measured): Schemas['CourierService'] {
  return {
    service_type: card.serviceType,
    lanes: LANES.flatMap((lane) => {
      const tariff = card.lanes[lane];
      const fact = measured.get(card.courierId)?.[card.serviceType]?.[lane];
      return tariff ? [{ ...toLaneTariff(lane, tariff), ...(fact && { measured: fact }) }] : [];
    }),
    base_weight: card.baseWeight,
    max_weight: card.maxWeight,
    max_dimensions: card.maxDimensions,
    volumetric_divisor: card.volumetricDivisor,
    coverage_areas: [...card.cities, ...card.countries],
    served_days: card.servedDays,
    ...(card.cod && {
      cash_on_delivery: {
        flat_fee: sar(card.cod.flatFee),
        rate: card.cod.rateBasisPoints,
        cap: sar(card.cod.cap),
      },
    }),
    ...(card.remoteAreas && {
      remote_areas: { areas: card.remoteAreas.cities, fee: sar(card.remoteAreas.fee) },
    }),
    return_fee: sar(card.returnFee),
    shipment_types: card.shipmentTypes,
    shipping_methods: card.shippingMethods,
    sender_fields: card.requiredSenderFields,
    notes: card.notes,
  };
}

function toLaneTariff(lane: Schemas['Lane'], tariff: Lane): Schemas['LaneTariff'] {
  return {
    lane,
    base_fee: sar(tariff.baseFee),
    fee_per_kg: sar(tariff.perKgFee),
    transit_times: { min_days: tariff.transitDays.min, max_days: tariff.transitDays.max },
  };
}
