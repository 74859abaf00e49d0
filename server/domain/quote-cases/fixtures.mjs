// Fictional cards and rates that reach the limits of every rule. No real courier's prices.

const EVERY_DAY = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const BASIC_FIELDS = ['contact_name', 'contact_number', 'address', 'city', 'country'];

const common = {
  remoteAreas: null,
  cod: null,
  shipmentTypes: ['parcel', 'document', 'fragile', 'chilled'],
  shippingMethods: ['pickup', 'drop_off'],
  servedDays: EVERY_DAY,
  requiredSenderFields: BASIC_FIELDS,
  notes: { ar: 'بطاقة أسعار للاختبار', en: 'Rate card for tests' },
};

const lane = (baseFee, perKgFee, min, max) => ({ baseFee, perKgFee, transitDays: { min, max } });
const box = (length, width, height) => ({ length, width, height });

/** By the names used in the cases. */
export const CARDS = {
  /** A typical courier. */
  plain: {
    ...common,
    courierId: 'crr_plain',
    serviceType: 'standard',
    tier: 'silver',
    lanes: {
      intra_city: lane(1500, 200, 1, 2),
      domestic: lane(2300, 250, 2, 4),
      international: lane(9500, 1900, 4, 8),
    },
    baseWeight: 5_000,
    maxWeight: 30_000,
    maxDimensions: box(1200, 800, 600),
    volumetricDivisor: 5_000,
    cities: ['riyadh', 'jeddah', 'dammam', 'abha', 'tabuk'],
    countries: ['AE', 'GB', 'US'],
    remoteAreas: { cities: ['abha', 'tabuk'], fee: 1_700 },
    cod: { flatFee: 1_000, rateBasisPoints: 0, cap: 200_000 },
    returnFee: 1_900,
  },
  /** Base weight above 10 kg; COD with a percentage too. */
  heavy: {
    ...common,
    courierId: 'crr_heavy',
    serviceType: 'standard',
    tier: 'gold',
    lanes: { domestic: lane(4_150, 175, 3, 5), international: lane(18_900, 1_450, 5, 9) },
    baseWeight: 15_000,
    maxWeight: 100_000,
    maxDimensions: box(3000, 2000, 1800),
    volumetricDivisor: 6_000,
    cities: ['riyadh', 'jeddah', 'dammam', 'abha', 'arar'],
    countries: ['AE', 'FR'],
    remoteAreas: { cities: ['arar'], fee: 4_500 },
    cod: { flatFee: 500, rateBasisPoints: 125, cap: 500_000 },
    returnFee: 3_300,
  },
  /** One gram more than 10 kg in the base fee. */
  justOverTen: {
    ...common,
    courierId: 'crr_just_over_ten',
    serviceType: 'economy',
    tier: 'bronze',
    lanes: { intra_city: lane(1_210, 90, 2, 3), domestic: lane(1_990, 110, 4, 7) },
    baseWeight: 10_001,
    maxWeight: 50_000,
    maxDimensions: box(1500, 1000, 1000),
    volumetricDivisor: 4_000,
    cities: ['riyadh', 'jeddah'],
    countries: [],
    returnFee: 0,
  },
  /** Documents within one city, the same day. */
  light: {
    ...common,
    courierId: 'crr_light',
    serviceType: 'same_day',
    tier: 'bronze',
    lanes: { intra_city: lane(2_900, 0, 0, 0) },
    baseWeight: 1_000,
    maxWeight: 10_000,
    maxDimensions: box(400, 300, 50),
    volumetricDivisor: 5_000,
    cities: ['riyadh', 'jeddah'],
    countries: [],
    returnFee: 1_450,
    shipmentTypes: ['document'],
    shippingMethods: ['pickup'],
  },
  /** Amounts that never divide evenly, so that every rounding shows. */
  odd: {
    ...common,
    courierId: 'crr_odd',
    serviceType: 'express',
    tier: 'platinum',
    lanes: {
      intra_city: lane(1_001, 33, 0, 1),
      domestic: lane(1_333, 77, 1, 2),
      international: lane(7_777, 1_111, 2, 3),
    },
    baseWeight: 10_000,
    maxWeight: 25_001,
    maxDimensions: box(777, 555, 333),
    volumetricDivisor: 4_999,
    cities: ['riyadh', 'jeddah', 'abha', 'najran'],
    countries: ['AE', 'US', 'DE'],
    remoteAreas: { cities: ['najran', 'abha'], fee: 333 },
    cod: { flatFee: 7, rateBasisPoints: 333, cap: 99_999 },
    returnFee: 777,
  },
  /** Abroad only. */
  abroad: {
    ...common,
    courierId: 'crr_abroad',
    serviceType: 'economy',
    tier: 'silver',
    lanes: { international: lane(6_450, 2_200, 7, 14) },
    baseWeight: 500,
    maxWeight: 20_000,
    maxDimensions: box(1000, 600, 600),
    volumetricDivisor: 5_000,
    cities: ['riyadh', 'jeddah', 'tabuk'],
    countries: ['AE', 'GB', 'US', 'DE', 'FR'],
    remoteAreas: { cities: ['tabuk'], fee: 2_500 },
    cod: { flatFee: 1_200, rateBasisPoints: 100, cap: 300_000 },
    returnFee: 6_000,
    shipmentTypes: ['parcel', 'document'],
    shippingMethods: ['drop_off'],
  },
};

/** The same courier's second service. */
CARDS.plainExpress = {
  ...CARDS.plain,
  serviceType: 'express',
  lanes: { domestic: lane(4_600, 400, 1, 1) },
  cities: ['riyadh', 'jeddah', 'hail'],
};

/** Identical except for the id, which breaks the tie. */
CARDS.twinA = { ...CARDS.plain, courierId: 'crr_twin_a' };
CARDS.twinB = { ...CARDS.plain, courierId: 'crr_twin_b' };

/** The price of `plain`, but a better tier. */
CARDS.plainGold = { ...CARDS.plain, courierId: 'crr_plain_gold', tier: 'gold' };

/** The price and tier of `plain`, with the same longest transit but a shorter shortest one. */
CARDS.plainQuick = {
  ...CARDS.plain,
  courierId: 'crr_plain_quick',
  lanes: { domestic: lane(2_300, 250, 1, 4) },
};

/** The price of `plain`, with a shorter shortest transit but a longer longest one. */
CARDS.plainHopeful = {
  ...CARDS.plain,
  courierId: 'crr_plain_hopeful',
  lanes: { domestic: lane(2_300, 250, 1, 6) },
};

/** The delivery times of `plain`, but a better tier at a higher price. */
CARDS.plainDear = {
  ...CARDS.plain,
  courierId: 'crr_plain_dear',
  tier: 'gold',
  lanes: { domestic: lane(3_900, 250, 2, 4) },
};

export const RATES = [
  { currency: 'USD', from: '2026-01-01', microSar: 3_750_000 },
  { currency: 'AED', from: '2026-01-01', microSar: 1_021_100 },
  { currency: 'EUR', from: '2026-06-01', microSar: 4_312_345 },
  { currency: 'EUR', from: '2026-01-01', microSar: 4_098_765 },
  { currency: 'GBP', from: '2026-01-01', microSar: 4_999_995 },
  { currency: 'GBP', from: '2026-03-15', microSar: 5_043_217 },
];
