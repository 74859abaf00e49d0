import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rows = [
  { key: 'a', values: { orders: 5 } },
  { key: 'b', values: { orders: 9, success_rate: 9000 } },
  { key: 'c', values: { orders: 5, success_rate: 9500 } },
];
const keysBy = (sort: string | undefined) => sortRows(rows, sort).map(({ key }) => key);

it('rows are sorted by a figure; those without it are last in both directions', () => {
  expect(keysBy(undefined)).toEqual(['a', 'b', 'c']);
  expect(keysBy('-orders')).toEqual(['b', 'a', 'c']);
  expect(keysBy('orders')).toEqual(['a', 'c', 'b']);
  expect(keysBy('success_rate')).toEqual(['b', 'c', 'a']);
  expect(keysBy('-success_rate')).toEqual(['c', 'b', 'a']);
});
