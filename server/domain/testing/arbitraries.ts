import fc from 'fast-check';
import { CURRENCIES, type Currency } from '../../../common/money.ts';
import type { ExchangeRate } from '../exchange-rates.ts';
import { type RateCard, type ServiceType, TIERS } from '../rate-card.ts';
import { type Place, REQUEST_BOUNDS, type ShipmentRequest } from '../shipment-request.ts';
import { aCard } from './samples.ts';

const ANY_DIMENSIONS = { length: 10_000, width: 10_000, height: 10_000 };
const CITIES = ['riyadh', 'jeddah', 'abha', 'najran'];
const COUNTRIES = ['AE', 'GB'];
const SERVICES = ['economy', 'standard', 'express', 'same_day'] as const satisfies ServiceType[];
const SHIPMENT_TYPES = ['parcel', 'document', 'fragile', 'chilled'] as const;
const SHIPPING_METHODS = ['pickup', 'drop_off'] as const;

/** Three times out of four a value that lets a card accept anything, so that prices compete. */
function mostly<T>(generous: T, any: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(generous) }, { weight: 1, arbitrary: any });
}

const fee = fc.integer({ min: 0, max: 20_000 });
const grams = fc.integer({ min: 1, max: 60_000 });
/**
 * Twenty such cubes with the smallest divisor still weigh less than the heaviest card's maximum.
 */
const side = fc.integer({ min: 1, max: 1_000 });
const basisPoints = fc.integer({ min: 0, max: 1_000 });

/** Few places, so that cards and journeys often meet. */
const place: fc.Arbitrary<Place> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ country: fc.constant('SA'), city: fc.constantFrom(...CITIES) }),
  },
  fc.record({
    country: fc.constantFrom(...COUNTRIES),
    city: fc.constantFrom('', 'riyadh', 'Dubai'),
  }),
);

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));

export const requests: fc.Arbitrary<ShipmentRequest> = fc.record({
  origin: place,
  destination: place,
  weight: fc.oneof(
    { weight: 4, arbitrary: grams },
    { weight: 4, arbitrary: fc.integer({ min: 9_998, max: 10_002 }) },
    { weight: 1, arbitrary: fc.integer(REQUEST_BOUNDS.weight) },
  ),
  dimensions: fc.option(fc.record({ length: side, width: side, height: side })),
  pieces: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 20 })),
  shipmentType: fc.option(fc.constantFrom(...SHIPMENT_TYPES)),
  shippingMethod: fc.option(fc.constantFrom(...SHIPPING_METHODS)),
  amountToCollect: fc.option(
    fc.record({ amount: fc.integer({ min: 1, max: 300_000 }), currency }),
    { freq: 1 },
  ),
});

const transitDays = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .map(([min, more]) => ({ min, max: min + more }));

const lane = fc.record({ baseFee: fee.map((amount) => amount + 1), perKgFee: fee, transitDays });

const lanes = fc.record(
  { intra_city: lane, domestic: lane, international: lane },
  { requiredKeys: ['domestic'] },
);

const maxDimensions = fc.tuple(side, side, side).map((sides) => {
  const [length = 1, width = 1, height = 1] = sides.toSorted((a, b) => b - a);
  return { length, width, height };
});

const changes = fc.record({
  courierId: fc.constantFrom('crr_a', 'crr_b', 'crr_c'),
  serviceType: fc.constantFrom(...SERVICES),
  tier: fc.constantFrom(...TIERS),
  lanes,
  baseWeight: fc.integer({ min: 1, max: 20_000 }),
  maxWeight: mostly(REQUEST_BOUNDS.weight.max, grams),
  maxDimensions: mostly(ANY_DIMENSIONS, maxDimensions),
  volumetricDivisor: fc.integer({ min: 3_000, max: 7_000 }),
  cities: mostly(CITIES, fc.subarray(CITIES)),
  countries: mostly(COUNTRIES, fc.subarray(COUNTRIES)),
  remoteAreas: fc.option(fc.record({ cities: fc.subarray(CITIES), fee })),
  cod: fc.option(
    fc.record({
      flatFee: fee,
      rateBasisPoints: basisPoints,
      cap: mostly(2_000_000, fc.integer({ min: 1, max: 500_000 })),
    }),
  ),
  returnFee: fee,
  shipmentTypes: mostly([...SHIPMENT_TYPES], fc.subarray([...SHIPMENT_TYPES])),
  shippingMethods: mostly([...SHIPPING_METHODS], fc.subarray([...SHIPPING_METHODS])),
});

/** Up to a dozen cards, at most one for a courier's service. */
export const cardSets: fc.Arbitrary<RateCard[]> = fc.uniqueArray(changes.map(aCard), {
  maxLength: 12,
  size: 'max',
  selector: (card) => `${card.courierId} ${card.serviceType}`,
});

/** A card that accepts every journey, type, method, weight, size and amount to collect. */
export const willingCards: fc.Arbitrary<RateCard> = fc
  .tuple(
    changes,
    lane,
    fc.record({ flatFee: fee, rateBasisPoints: basisPoints, cap: fc.constant(1_000_000_000) }),
  )
  .map(([some, anyLane, cod]) =>
    aCard({
      ...some,
      lanes: { intra_city: anyLane, domestic: anyLane, international: anyLane },
      maxWeight: REQUEST_BOUNDS.weight.max,
      maxDimensions: ANY_DIMENSIONS,
      cities: CITIES,
      countries: COUNTRIES,
      cod,
      shipmentTypes: [...SHIPMENT_TYPES],
      shippingMethods: [...SHIPPING_METHODS],
    }),
  );

export const RATES: ExchangeRate[] = [
  { currency: 'USD', from: '2026-01-01', microSar: 3_750_000 },
  { currency: 'AED', from: '2026-01-01', microSar: 1_021_100 },
  { currency: 'EUR', from: '2026-01-01', microSar: 4_098_765 },
  { currency: 'GBP', from: '2026-01-01', microSar: 4_999_995 },
];
