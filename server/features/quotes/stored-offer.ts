import type { components } from '../../../openapi/generated/types.ts';
import { cardName, type Tariff } from '../couriers/tariff.ts';
import type { StoredExclusion, StoredOffer, StoredPrice } from './tables.ts';
import { BADGES } from '../../domain/badges.ts';
import type { ExcludedCard } from '../../domain/exclusion.ts';
import { deliveryDatesFrom } from '../../domain/expected-delivery.ts';
import { laneBetween } from '../../domain/lane.ts';
import type { CourierPrice, PricedShipment } from '../../domain/price-shipment.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import type { PriceSummary } from '../../domain/summary.ts';
import { vatBasisPoints } from '../../domain/vat.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

/** What a quote keeps of its prices. */
export function toStoredOffer(
  { origin, destination }: Pick<ShipmentRequest, 'origin' | 'destination'>,
  { prices, excluded, summary }: PricedShipment,
  { byName }: Pick<Tariff, 'byName'>,
  now: Date,
): StoredOffer {
  const versionOf = (card: Parameters<typeof cardName>[0]): CardVersion => {
    const found = byName.get(cardName(card));
    if (!found) throw new Error(`the tariff has no ${cardName(card)}`);
    return found;
  };
  const lane = laneBetween(origin, destination);
  const deliveryDate = deliveryDatesFrom(now);
  const withBadge = BADGES.map((badge) => {
    const price = prices.find(({ badges }) => badges.includes(badge));
    return [badge, price && versionOf(price).version];
  });
  return {
    lane,
    vat_rate: vatBasisPoints(lane),
    badges: Object.fromEntries(withBadge) as StoredOffer['badges'],
    prices: prices.map((price) => toStoredPrice(price, versionOf(price), deliveryDate)),
    excluded: excluded.map((card) => toStoredExclusion(card, versionOf(card))),
    summary: toSummary(summary),
  };
}

/** What is kept of one price. */
export function toStoredPrice(
  price: CourierPrice,
  { version, card }: Pick<CardVersion, 'version' | 'card'>,
  deliveryDate: ReturnType<typeof deliveryDatesFrom>,
): StoredPrice {
  return [
    version,
    price.chargeableWeight,
    price.baseFee,
    price.weightFee,
    price.codFee,
    price.remoteAreaFee,
    price.vat,
    price.price,
    price.returnPrice,
    deliveryDate(price.transitDays, card.servedDays),
  ];
}

function toStoredExclusion(
  { reason }: ExcludedCard,
  { version }: Pick<CardVersion, 'version'>,
): StoredExclusion {
  if (reason.code !== 'not_served') return [version, reason.code];
  const { params } = reason;
  return [version, reason.code, 'city' in params ? params.city : params.country];
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
    ...(fastestDelivery !== null && {
      fastest_delivery: { min_days: fastestDelivery.min, max_days: fastestDelivery.max },
    }),
  };
}
