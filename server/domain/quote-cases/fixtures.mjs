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
const service = (courierId, serviceType, tier) => ({ courierId, serviceType, tier });
/** Grams in the base fee, grams at most, millimetres at most, and the volumetric divisor. */
const capacity = (baseWeight, maxWeight, [length, width, height], volumetricDivisor) => ({
  baseWeight,
  maxWeight,
  maxDimensions: { length, width, height },
  volumetricDivisor,
});

/** By the names used in the cases. */
export const CARDS = {
  /** A typical courier. */
  plain: {
    ...common,
    ...service('crr_plain', 'standard', 'silver'),
    lanes: {
      intra_city: lane(1500, 200, 1, 2),
      domestic: lane(2300, 250, 2, 4),
      international: lane(9500, 1900, 4, 8),
    },
    ...capacity(5_000, 30_000, [1200, 800, 600], 5_000),
    cities: ['riyadh', 'jeddah', 'dammam', 'abha', 'tabuk'],
    countries: ['AE', 'GB', 'US'],
    remoteAreas: { cities: ['abha', 'tabuk'], fee: 1_700 },
    cod: { flatFee: 1_000, rateBasisPoints: 0, cap: 200_000 },
    returnFee: 1_900,
  },
  /** Base weight above 10 kg; COD with a percentage too. */
  heavy: {
    ...common,
    ...service('crr_heavy', 'standard', 'gold'),
    lanes: { domestic: lane(4_150, 175, 3, 5), international: lane(18_900, 1_450, 5, 9) },
    ...capacity(15_000, 100_000, [3000, 2000, 1800], 6_000),
    cities: ['riyadh', 'jeddah', 'dammam', 'abha', 'arar'],
    countries: ['AE', 'FR'],
    remoteAreas: { cities: ['arar'], fee: 4_500 },
    cod: { flatFee: 500, rateBasisPoints: 125, cap: 500_000 },
    returnFee: 3_300,
  },
  /** One gram more than 10 kg in the base fee. */
  justOverTen: {
    ...common,
    ...service('crr_just_over_ten', 'economy', 'bronze'),
    lanes: { intra_city: lane(1_210, 90, 2, 3), domestic: lane(1_990, 110, 4, 7) },
    ...capacity(10_001, 50_000, [1500, 1000, 1000], 4_000),
    cities: ['riyadh', 'jeddah'],
    countries: [],
    returnFee: 0,
  },
  /** Documents within one city, the same day. */
  light: {
    ...common,
    ...service('crr_light', 'same_day', 'bronze'),
    lanes: { intra_city: lane(2_900, 0, 0, 0) },
    ...capacity(1_000, 10_000, [400, 300, 50], 5_000),
    cities: ['riyadh', 'jeddah'],
    countries: [],
    returnFee: 1_450,
    shipmentTypes: ['document'],
    shippingMethods: ['pickup'],
  },
  /** Amounts that never divide evenly, so that every rounding shows. */
  odd: {
    ...common,
    ...service('crr_odd', 'express', 'platinum'),
    lanes: {
      intra_city: lane(1_001, 33, 0, 1),
      domestic: lane(1_333, 77, 1, 2),
      international: lane(7_777, 1_111, 2, 3),
    },
    ...capacity(10_000, 25_001, [777, 555, 333], 4_999),
    cities: ['riyadh', 'jeddah', 'abha', 'najran'],
    countries: ['AE', 'US', 'DE'],
    remoteAreas: { cities: ['najran', 'abha'], fee: 333 },
    cod: { flatFee: 7, rateBasisPoints: 333, cap: 99_999 },
    returnFee: 777,
  },
  /** Abroad only. */
  abroad: {
    ...common,
    ...service('crr_abroad', 'economy', 'silver'),
    lanes: { international: lane(6_450, 2_200, 7, 14) },
    ...capacity(500, 20_000, [1000, 600, 600], 5_000),
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

const likePlain = (name, changes = {}) => ({
  ...{ ...CARDS.plain, courierId: `crr_${name}` },
  ...changes,
});

/** Identical except for the id, which breaks the tie. */
CARDS.twinA = likePlain('twin_a');
CARDS.twinB = likePlain('twin_b');

/** A better tier. */
CARDS.plainGold = likePlain('plain_gold', { tier: 'gold' });

/** The same longest transit but a shorter shortest one. */
CARDS.plainQuick = likePlain('plain_quick', { lanes: { domestic: lane(2_300, 250, 1, 4) } });

/** A shorter shortest transit but a longer longest one. */
CARDS.plainHopeful = likePlain('plain_hopeful', { lanes: { domestic: lane(2_300, 250, 1, 6) } });

/** A better tier at a higher price. */
const dearer = { domestic: lane(3_900, 250, 2, 4) };
CARDS.plainDear = likePlain('plain_dear', { tier: 'gold', lanes: dearer });

export const RATES = [
  { currency: 'USD', from: '2026-01-01', microSar: 3_750_000 },
  { currency: 'AED', from: '2026-01-01', microSar: 1_021_100 },
  { currency: 'EUR', from: '2026-06-01', microSar: 4_312_345 },
  { currency: 'EUR', from: '2026-01-01', microSar: 4_098_765 },
  { currency: 'GBP', from: '2026-01-01', microSar: 4_999_995 },
  { currency: 'GBP', from: '2026-03-15', microSar: 5_043_217 },
];
