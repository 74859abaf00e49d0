import fc from 'fast-check';
import type { CourierRule, RuleConditions, RuleOutcome } from '../../../common/courier-rule.ts';
import type { RuledParcel } from '../rule-conditions.ts';

/** The cities of arbitraries.ts; `unknown` is in no region. */
const REGIONS: Readonly<Record<string, string>> = {
  ...{ riyadh: 'RD', jeddah: 'MQ', makkah: 'MQ', abha: 'AS', najran: 'NJ' },
};
const CITIES = [...Object.keys(REGIONS), 'unknown'];
const SOURCES = ['website', 'api', 'import', 'salla', 'zid'] as const;
const SKUS = ['A-1', 'B-2', 'C-3'];
const COURIERS = ['crr_a', 'crr_b', 'crr_c', 'crr_gone'];
const SERVICES = ['economy', 'standard', 'express', 'same_day'] as const;

export const regionOf = (city: string): string | undefined => REGIONS[city];

/** Some of them, at least one. */
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const riyals = (max: number) =>
  fc.integer({ min: 1, max }).map((amount) => ({ amount, currency: 'SAR' as const }));
const grams = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(5_000, 10_000));

const conditions: fc.Arbitrary<RuleConditions> = fc.record(
  {
    cities: some(CITIES),
    regions: some(Object.values(REGIONS)).map((codes) => [...new Set(codes)]),
    min_weight: grams,
    max_weight: grams,
    min_value: riyals(100_000),
    max_value: riyals(100_000),
    cash_on_delivery: fc.boolean(),
    sources: some(SOURCES),
    skus: some(SKUS),
  },
  { requiredKeys: [] },
);

/** A few of them, so that rules often match. */
const fewConditions = fc
  .tuple(
    conditions,
    fc.subarray(['place', 'weight', 'value', 'cod', 'source', 'sku'], { maxLength: 2 }),
  )
  .map(([all, kinds]): RuleConditions => {
    const { cities, regions, min_weight, max_weight, min_value, max_value, ...rest } = all;
    return {
      ...(kinds.includes('place') && { ...(cities && { cities }), ...(regions && { regions }) }),
      ...(kinds.includes('weight') && {
        ...(min_weight !== undefined && { min_weight }),
        ...(max_weight !== undefined && { max_weight }),
      }),
      ...(kinds.includes('value') && {
        ...(min_value && { min_value }),
        ...(max_value && { max_value }),
      }),
      ...(kinds.includes('cod') &&
        rest.cash_on_delivery !== undefined && { cash_on_delivery: rest.cash_on_delivery }),
      ...(kinds.includes('source') && rest.sources && { sources: rest.sources }),
      ...(kinds.includes('sku') && rest.skus && { skus: rest.skus }),
    };
  });

const courierId = fc.constantFrom(...COURIERS);
const outcomes: fc.Arbitrary<RuleOutcome> = fc.oneof(
  fc.record({ outcome: fc.constantFrom('cheapest' as const, 'fastest', 'favorites') }),
  fc.record({
    outcome: fc.constant('cheapest_within_days' as const),
    within_days: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record(
    {
      outcome: fc.constant('courier' as const),
      courier_id: courierId,
      service_type: fc.constantFrom(...SERVICES),
    },
    { requiredKeys: ['outcome', 'courier_id'] },
  ),
  fc.record({ outcome: fc.constant('not_courier' as const), courier_id: courierId }),
);

/** Up to eight rules, most of them switched on. */
export const ruleLists: fc.Arbitrary<CourierRule[]> = fc
  .array(fc.tuple(fewConditions, outcomes, fc.integer({ min: 0, max: 5 })), {
    maxLength: 8,
    size: 'max',
  })
  .map((rules) =>
    rules.map(([asked, outcome, on], index) => ({
      ...{ id: `rul_${index}`, name: `Rule ${index}`, enabled: on > 0 },
      ...asked,
      ...outcome,
    })),
  );

/** What rules look at beside what is priced. */
export const goods: fc.Arbitrary<Pick<RuledParcel, 'value' | 'source' | 'skus'>> = fc.record({
  value: fc.option(fc.integer({ min: 1, max: 120_000 }), { freq: 8 }),
  source: fc.constantFrom(...SOURCES),
  skus: fc.subarray(SKUS),
});

export const parcels: fc.Arbitrary<RuledParcel> = fc
  .tuple(goods, fc.constantFrom(...CITIES), fc.integer({ min: 0, max: 5 }), grams, fc.boolean())
  .map(([asked, city, isHome, weight, cashOnDelivery]) => ({
    ...asked,
    destination: { country: isHome > 0 ? 'SA' : 'AE', city },
    region: isHome > 0 ? (regionOf(city) ?? null) : null,
    ...{ weight, cashOnDelivery },
  }));

export const favoriteSets: fc.Arbitrary<ReadonlySet<string>> = fc
  .subarray(COURIERS)
  .map((ids) => new Set(ids));
