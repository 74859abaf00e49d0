import { expect, it } from 'vitest';
import { setFilter, type FilterName } from './filters.ts';
import { readReport, writeReport } from './report-address.ts';

const today = '2026-11-21';
const courier = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a';
const all: FilterName[] = [
  ...(['courier_id', 'service', 'city', 'store_id', 'source', 'payment_type', 'client'] as const),
];
const read = (search: string, allowed = all) =>
  readReport(new URLSearchParams(search), today, allowed);

it('the last 30 days are shown by default, and are not written', () => {
  const standard = read('');
  expect(standard).toEqual({
    period: 'last30',
    days: { from: '2026-10-23', last: today },
    compare: false,
    filters: {},
    opened: undefined,
  });
  expect(writeReport(standard)).toBe('');
});

it.each([
  'period=last_quarter&compare=true',
  'from=2026-10-01&to=2026-10-31',
  'from=2026-10-31&to=2026-10-01',
  `courier_id=${courier}&service=express`,
  'city=SA-riyadh&measure=orders&by=courier&key=x',
  'source=salla&payment_type=prepaid&measure=orders&at=2026-11-02',
  'client=17',
])('%s is written as it was read', (search) => {
  expect(writeReport(read(search))).toBe(search);
});

it('what is not the report’s is kept in front', () => {
  expect(writeReport(read('compare=true'), { view: 'orders' })).toBe('view=orders&compare=true');
});

it.each([
  ['period=forever&compare=yes', ''],
  ['from=2026-02-30&to=2026-03-01', ''],
  ['to=2026-10-31', ''],
  ['from=2026-11-01&to=tomorrow', 'from=2026-11-01&to=2026-11-21'],
  ['courier_id=a%20b&service=slow&client=0&client=x', ''],
  ['measure=everything&by=courier&key=x', ''],
  ['measure=orders&by=toString&key=x', 'measure=orders'],
  ['measure=orders&by=courier&key=a/b&at=soon', 'measure=orders'],
  // Filters of several groups: the first in the order of the contract stays.
  [`city=SA-riyadh&courier_id=${courier}`, `courier_id=${courier}`],
])('%s is read as %j', (search, written) => {
  expect(writeReport(read(search))).toBe(written);
});

it('a filter that the report does not have is left out', () => {
  expect(read('city=SA-riyadh&source=salla', ['source']).filters).toEqual({ source: 'salla' });
});

it('a filter of another group replaces the others, which are told', () => {
  const before = { courier_id: courier, service: 'express' };
  expect(setFilter(before, 'city', 'SA-riyadh')).toEqual({
    filters: { city: 'SA-riyadh' },
    replaced: ['courier_id', 'service'],
  });
  expect(setFilter(before, 'service', 'economy')).toEqual({
    filters: { courier_id: courier, service: 'economy' },
    replaced: [],
  });
  expect(setFilter(before, 'service', undefined)).toEqual({
    filters: { courier_id: courier },
    replaced: [],
  });
});
