import { expect, test } from 'vitest';
import { shipmentRules } from './shipment-query.ts';

const { change, clear, countFilters, isFiltered, isNarrowed, write } = shipmentRules;
const read = (search: string) => shipmentRules.read(new URLSearchParams(search));
const full =
  'q=%D8%AC%D8%AF%D8%A9+%D9%A1%D9%A2&status=pending&courier_id=crr_01jd3x8q4v7w2n5m9k0ctp6r1a' +
  '&payment_status=cod_pending&payment_type=cash_on_delivery&source=salla&city=jeddah' +
  '&stalled=false' +
  '&created_from=2026-11-01&created_to=2026-11-30&sort=-total_fee&cursor=eyJjIjox&page=3';

test('the address reads back every field as written', () => {
  const { query, page } = read(full);
  const some = { q: 'جدة ١٢', sort: '-total_fee', stalled: false, created_to: '2026-11-30' };
  expect(query).toMatchObject(some);
  expect(Object.keys(query)).toHaveLength(12);
  expect(page).toBe(3);
  expect(write(read(full)).toString()).toBe(full);
});

test.each([
  ['an unknown status', 'status=lost'],
  ['a sort outside the allow-list', 'sort=weight'],
  ['neither yes nor no', 'stalled=maybe'],
  ['a day that is none', 'created_from=2026-02-30'],
  ['a malformed courier', 'courier_id=a%20b'],
  ['a malformed cursor', 'cursor=%3Cscript%3E'],
  ['words without a letter', 'q=+++'],
  ['words beyond the contract', `q=${'a'.repeat(121)}`],
  ['direction overrides in the words', 'q=a%E2%80%AEb'],
  ['a field nobody knows', 'colour=red'],
])('the address leaves out %s', (_what, search) => {
  expect(read(search)).toEqual({ query: {}, page: 1 });
});

test('the address keeps valid values next to invalid ones', () => {
  expect(read('status=lost&city=jeddah').query).toEqual({ city: 'jeddah' });
});

test.each(['cursor=abc', 'cursor=abc&page=1', 'cursor=abc&page=two'])(
  'the address does not invent a page number for %s',
  (search) => {
    expect(read(search).page).toBeUndefined();
    expect(read('page=4').page).toBe(1);
  },
);

test('another query starts at its first page and keeps the other values', () => {
  const { query } = read(full);
  const changed = change(query, { status: undefined, sort: 'created_at' });
  const { status: _status, cursor: _cursor, ...kept } = query;
  expect(changed).toEqual({ query: { ...kept, sort: 'created_at' }, page: 1 });
});

test('another query ignores an empty search', () => {
  expect(change({ q: 'a' }, { q: '' }).query).toEqual({});
});

test('counts a range of days as one filter, and sorting and searching as none', () => {
  expect(countFilters(read(full).query)).toBe(7);
  expect(countFilters({ q: 'a', sort: 'created_at' })).toBe(0);
  expect(isNarrowed({ q: 'a' })).toBe(true);
  expect(isNarrowed({ sort: 'created_at', cursor: 'abc' })).toBe(false);
});

test('a tab narrows the list but is none of its filters', () => {
  const { query } = read('status=failed');
  expect([countFilters(query), isFiltered(query), isNarrowed(query)]).toEqual([0, false, true]);
});

test('clearing keeps order and tab, and leaves the tab if nothing else is active', () => {
  const cleared = (search: string) => write(clear(read(search).query)).toString();
  expect(cleared(full)).toBe('status=pending&sort=-total_fee');
  expect(cleared('status=failed&sort=created_at')).toBe('sort=created_at');
});
