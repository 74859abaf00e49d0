import { describe, expect, it } from 'vitest';
import type { CourierRule, RuleConditions, RuleOutcome } from '../../common/courier-rule.ts';
import { chooseCourier } from './courier-rules.ts';
import { priceShipment } from './price-shipment.ts';
import type { RuledParcel } from './rule-conditions.ts';
import { aCard, aRequest, JEDDAH } from './testing/samples.ts';

/** Slow and cheap, fast and dear, and in between. */
const CARDS = [
  aCard({ courierId: 'crr_slow' }),
  aCard({
    courierId: 'crr_fast',
    serviceType: 'express',
    lanes: { domestic: { baseFee: 4_000, perKgFee: 0, transitDays: { min: 1, max: 1 } } },
    maxWeight: 2_000,
  }),
  aCard({
    courierId: 'crr_fast',
    lanes: { domestic: { baseFee: 3_000, perKgFee: 0, transitDays: { min: 1, max: 2 } } },
    maxWeight: 2_000,
  }),
];

const PARCEL: RuledParcel = {
  ...{ destination: JEDDAH, region: 'MQ', weight: 1_000, value: 10_000, cashOnDelivery: false },
  ...{ source: 'import', skus: ['A-1', 'B-2'] },
};

const rule = (asked: RuleConditions & RuleOutcome, name = 'a rule'): CourierRule => ({
  ...{ id: `rul_${name}`, name, enabled: true },
  ...asked,
});

function choose(
  rules: CourierRule[],
  parcel: Partial<RuledParcel> = {},
  favorites: string[] = [],
  cards = CARDS,
) {
  const weight = parcel.weight ?? PARCEL.weight;
  const priced = priceShipment(aRequest({ weight }), cards, [], { on: '2026-11-21' });
  const { price, choice } = chooseCourier(
    rules,
    { ...PARCEL, ...parcel },
    priced,
    new Set(favorites),
  );
  return [price && `${price.courierId} ${price.serviceType}`, choice];
}

it('takes the first rule of which every condition holds, and says which did', () => {
  const rules = [
    rule({ outcome: 'fastest', cities: ['riyadh'] }),
    { ...rule({ outcome: 'fastest' }), enabled: false },
    rule({
      ...{ outcome: 'cheapest_within_days', within_days: 2, name: 'west' },
      ...{
        cities: ['makkah', 'jeddah'],
        regions: ['MQ'],
        max_weight: 1_000,
        cash_on_delivery: false,
      },
      ...{
        min_value: { amount: 10_000, currency: 'SAR' },
        sources: ['api', 'import'],
        skus: ['B-2'],
      },
    } as const),
    rule({ outcome: 'fastest' }),
  ];
  expect(choose(rules)).toEqual([
    'crr_fast standard',
    {
      by: 'rule',
      rule: { id: 'rul_a rule', name: 'west', position: 3 },
      because: [
        { condition: 'city', city: 'jeddah' },
        { condition: 'region', region: 'MQ' },
        { condition: 'weight', max_weight: 1_000 },
        { condition: 'value', min_value: { amount: 10_000, currency: 'SAR' } },
        { condition: 'cash_on_delivery', cash_on_delivery: false },
        { condition: 'source', source: 'import' },
        { condition: 'product', sku: 'B-2' },
      ],
      ...{ outcome: 'cheapest_within_days', within_days: 2 },
    },
  ]);
});

it('chooses the lowest price if no rule matches', () => {
  expect(choose([])).toEqual(['crr_slow standard', { by: 'default' }]);
  const heavy = { weight: 40_000 };
  expect(choose([], heavy)).toEqual([null, { by: 'default', refused: 'none_available' }]);
});

it.each<[RuleConditions, Partial<RuledParcel>]>([
  [{ cities: ['jeddah'] }, { destination: { country: 'AE', city: 'jeddah' } }],
  [{ regions: ['MQ'] }, { region: null }],
  [{ min_weight: 1_001 }, {}],
  [{ max_weight: 999 }, {}],
  [{ min_value: { amount: 1, currency: 'SAR' } }, { value: null }],
  [{ cash_on_delivery: true }, {}],
  [{ sources: ['salla'] }, {}],
  [{ skus: ['a-1'] }, {}],
])('does not take a rule with %j for a parcel with %j', (conditions, parcel) => {
  expect(choose([rule({ outcome: 'fastest', ...conditions })], parcel)[1]).toEqual({
    by: 'default',
  });
});

describe('an outcome', () => {
  const courier_id = 'crr_fast';
  it.each<[RuleOutcome, string]>([
    [{ outcome: 'cheapest' }, 'crr_slow standard'],
    [{ outcome: 'fastest' }, 'crr_fast express'],
    [{ outcome: 'cheapest_within_days', within_days: 1 }, 'crr_fast express'],
    [{ outcome: 'courier', courier_id }, 'crr_fast standard'],
    [{ outcome: 'courier', courier_id, service_type: 'express' }, 'crr_fast express'],
    [{ outcome: 'favorites' }, 'crr_fast standard'],
    [{ outcome: 'not_courier', courier_id: 'crr_slow' }, 'crr_fast standard'],
  ])('%j chooses %s', (outcome, chosen) => {
    const [price, choice] = choose([rule(outcome)], {}, ['crr_fast', 'crr_gone']);
    expect([price, choice]).toEqual([chosen, expect.objectContaining({ by: 'rule', ...outcome })]);
  });

  const light = {};
  const heavy = { weight: 3_000 };
  const tooHeavy = { weight: 40_000 };
  it.each<[RuleOutcome, Partial<RuledParcel>, object]>([
    [{ outcome: 'fastest' }, tooHeavy, { refused: 'none_available' }],
    [{ outcome: 'cheapest_within_days', within_days: 0 }, light, { refused: 'none_within_days' }],
    [{ outcome: 'cheapest_within_days', within_days: 9 }, tooHeavy, { refused: 'none_available' }],
    [{ outcome: 'courier', courier_id: 'crr_gone' }, light, { refused: 'courier_left' }],
    [
      { outcome: 'courier', courier_id, service_type: 'economy' },
      light,
      { refused: 'service_left' },
    ],
    [
      { outcome: 'courier', courier_id },
      heavy,
      { refused: 'courier_excluded', exclusions: ['overweight'] },
    ],
    [{ outcome: 'favorites' }, light, { refused: 'no_favorites' }],
    [{ outcome: 'not_courier', courier_id: 'crr_slow' }, heavy, { refused: 'no_other' }],
    [{ outcome: 'not_courier', courier_id }, tooHeavy, { refused: 'none_available' }],
  ])('%j is refused for a parcel with %j: %j', (outcome, parcel, refusal) => {
    const [price, choice] = choose([rule(outcome), rule({ outcome: 'cheapest' })], parcel);
    expect([price, choice]).toMatchObject([null, { by: 'rule', ...outcome, ...refusal }]);
  });

  it('says why no favorite takes the parcel', () => {
    const refusal = { refused: 'favorites_excluded', exclusions: ['overweight'] };
    const [, choice] = choose([rule({ outcome: 'favorites' })], heavy, ['crr_fast', 'crr_gone']);
    expect(choice).toMatchObject(refusal);
    const [, left] = choose([rule({ outcome: 'favorites' })], light, ['crr_gone']);
    expect(left).toMatchObject({ refused: 'favorites_excluded', exclusions: [] });
  });

  it('takes a service of the courier that is not excluded', () => {
    const cards = [...CARDS, aCard({ courierId: 'crr_fast', serviceType: 'economy' })];
    const [price] = choose([rule({ outcome: 'courier', courier_id })], heavy, [], cards);
    expect(price).toBe('crr_fast economy');
  });
});
