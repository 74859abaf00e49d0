import { describe, expect, it } from 'vitest';
import type { RuleConditions } from './courier-rule.ts';
import { unreachableRules } from './unreachable-rules.ts';

const REGIONS: Readonly<Record<string, string>> = { jeddah: 'MQ', makkah: 'MQ', riyadh: 'RD' };
const sar = (amount: number) => ({ amount, currency: 'SAR' as const });
const find = (...rules: (RuleConditions & { enabled?: boolean })[]) =>
  unreachableRules(
    rules.map((rule) => ({ enabled: true, ...rule })),
    (city) => REGIONS[city],
  );

const COVERED: [string, RuleConditions, RuleConditions][] = [
  ['no conditions', {}, { cities: ['jeddah'], max_weight: 100 }],
  ['more cities', { cities: ['jeddah', 'makkah'] }, { cities: ['jeddah'] }],
  ['the region of the city', { regions: ['MQ'] }, { cities: ['jeddah', 'makkah'] }],
  ['more regions', { regions: ['MQ', 'RD'] }, { regions: ['MQ'] }],
  [
    'the only city in the region',
    { cities: ['riyadh'] },
    { cities: ['riyadh', 'jeddah'], regions: ['RD'] },
  ],
  ['a wider range', { max_weight: 5_000 }, { min_weight: 10, max_weight: 5_000 }],
  ['a lower least value', { min_value: sar(10) }, { min_value: sar(20), max_value: sar(30) }],
  ['the same payment', { cash_on_delivery: false }, { cash_on_delivery: false, skus: ['A'] }],
  ['more sources', { sources: ['salla', 'zid'] }, { sources: ['zid'] }],
  ['more products', { skus: ['A', 'B'] }, { skus: ['B'] }],
];

const REACHABLE: [string, RuleConditions, RuleConditions][] = [
  ['other cities', { cities: ['jeddah'] }, { cities: ['jeddah', 'makkah'] }],
  ['a city in an unknown region', { regions: ['MQ'] }, { cities: ['atlantis'] }],
  ['a city of the region', { cities: ['jeddah', 'makkah'] }, { regions: ['MQ'] }],
  ['a narrower range', { min_weight: 10 }, { max_weight: 5_000 }],
  ['a value, which not every parcel has', { min_value: sar(1) }, {}],
  ['the other payment', { cash_on_delivery: true }, { cash_on_delivery: false }],
  ['one payment', { cash_on_delivery: true }, {}],
  ['fewer sources', { sources: ['zid'] }, { sources: ['salla', 'zid'] }],
  ['fewer products', { skus: ['A'] }, {}],
];

describe('a rule after one with', () => {
  it.each(COVERED)('%s is never reached', (_, earlier, later) => {
    expect(find(earlier, later)).toEqual([{ position: 2, covered_by: 1 }]);
  });

  it.each(REACHABLE)('%s is reached', (_, earlier, later) => {
    expect(find(earlier, later)).toEqual([]);
  });
});

it('names the first earlier rule, counted with those switched off', () => {
  const all = { enabled: false };
  expect(find(all, { cities: ['riyadh'] }, { regions: ['RD'] }, { cities: ['riyadh'] })).toEqual([
    { position: 4, covered_by: 2 },
  ]);
  expect(find({}, { enabled: false }, {})).toEqual([{ position: 3, covered_by: 1 }]);
});

it('finds rules that contradict themselves', () => {
  expect(find({ cities: ['jeddah'], regions: ['RD'] })).toEqual([{ position: 1 }]);
  expect(find({ cities: ['atlantis'], regions: ['RD'] })).toEqual([{ position: 1 }]);
});
