import type { components } from '../../../openapi/generated/types.ts';
import type { FoundBranch } from './branches.ts';
import type { DirectoryEntry } from './directory.ts';
import type { Offer } from './find-couriers.ts';
import type { PriceTableRow } from './price-table.ts';
import { byService, LANES } from './service-order.ts';
import type { RatedCourier } from './store.ts';
import type { Rated } from '../ratings/current-ratings.ts';
import type { ShownCourier } from './tables.ts';
import type { Measured } from '../deliveries/measured.ts';
import type { deliveryDatesFrom } from '../../domain/expected-delivery.ts';
import type { Lane, RateCard, TransitDays } from '../../domain/rate-card.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

export function toCourierSummary(
  courier: ShownCourier,
  { rating_tenths, rating_count }: Rated,
): Schemas['CourierSummary'] {
  return {
    id: courier.id,
    name: courier.name,
    tier: courier.tier,
    rating: rating_tenths / 10,
    rating_count,
    sample: courier.sample,
  };
}

export function toListedCourier(
  { courier, cards }: DirectoryEntry,
  offer: Offer,
  rated: Rated,
  deliveryDate: ReturnType<typeof deliveryDatesFrom>,
): Schemas['ListedCourier'] {
  return {
    ...toCourierSummary(courier, rated),
    service_types: cards.map(({ serviceType }) => serviceType),
    ...('excluded' in offer && { excluded: offer.excluded }),
    ...('price' in offer && {
      offer: {
        service_type: offer.price.serviceType,
        total_fee: sar(offer.price.total),
        transit_times: toTransitTime(offer.price.transitDays),
        expected_delivery_on: deliveryDate(offer.price.transitDays, offer.card.servedDays),
      },
    }),
  };
}

export function toCourier(
  courier: RatedCourier,
  cards: readonly RateCard[],
  { branches, measured }: { branches: number; measured: Measured },
): Schemas['Courier'] {
  return {
    ...toCourierSummary(courier, courier),
    description: courier.description,
    contact: { ...courier.contact, email: courier.support_email },
    branch_count: branches,
    services: cards.toSorted(byService).map((card) => toService(card, measured)),
  };
}

export function toBranch({ branch, distance }: FoundBranch): Schemas['Branch'] {
  const { courier_id: _, code: __, phone, ...rest } = branch;
  return {
    ...rest,
    ...(phone !== null && { phone }),
    ...(distance !== undefined && { distance }),
  };
}

export function toPriceRow(row: PriceTableRow): Schemas['PriceRow'] {
  const { card, lane, origin, destination, prices } = row;
  const transitDays = card.lanes[lane]?.transitDays ?? { min: 0, max: 0 };
  return {
    service_type: card.serviceType,
    lane,
    origin,
    destination,
    transit_times: toTransitTime(transitDays),
    cells: prices.map(({ weight, price }) => ({
      weight,
      subtotal: sar(price.subtotal),
      vat: sar(price.vat),
      total_fee: sar(price.total),
    })),
  };
}

/** A stored picture as a data URL. */
export function toPhotoContent(base64: string): string {
  return `data:image/webp;base64,${base64}`;
}

function toTransitTime({ min, max }: TransitDays): Schemas['TransitTime'] {
  return { min_days: min, max_days: max };
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
    transit_times: toTransitTime(tariff.transitDays),
  };
}
