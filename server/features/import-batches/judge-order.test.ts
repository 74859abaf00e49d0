import { expect, it } from 'vitest';
import type { Cells } from './reading/import-fields.ts';
import type { RowChange } from './row-store.ts';
import { judgeRows, RECEIVER } from './testing/judge-rows.ts';

const first: Cells = { ...RECEIVER, reference_id: '1', product_name: 'a', price: '100' };
const line = (cells: Cells = {}): Cells => ({ product_name: 'b', price: '20', ...cells });
const weighed: Cells = { ...first, weight: '2' };

it('is not ready while a line is wrong, which says so in its own cell', () => {
  expect(judgeRows([weighed, line(), line({ quantity: '0' })])).toMatchObject([
    { state: 'wrong', judged: null, faults: [{ code: 'wrong_line', params: { row: 4 } }] },
    { state: 'joined', faults: [] },
    { state: 'wrong', faults: [{ field: 'quantity', code: 'not_positive' }] },
  ]);
});

it.each<[string, Cells, object | object[]]>([
  ['no price', { price: '' }, { field: 'price', code: 'required' }],
  ['another currency', { price: '20 USD' }, { field: 'price', code: 'not_allowed' }],
  ['too many pieces', { quantity: '10000000' }, { field: 'quantity', code: 'max' }],
  [
    'an unknown code alone',
    { product_name: '', price: '', sku: 'X' },
    [{ field: 'sku', code: 'unknown_sku' }, { field: 'product_name' }, { field: 'price' }],
  ],
  [
    'a price of a piece that is none',
    { price: '', unit_price: 'x' },
    { field: 'unit_price', code: 'not_an_amount' },
  ],
  ['another weight', { weight: '3' }, { field: 'weight', code: 'differs_from_order' }],
])('a line with %s is told', (_, cells, fault) => {
  const [order, found] = judgeRows([weighed, line(cells)]);
  expect(found).toMatchObject({ state: 'wrong', faults: [fault].flat() });
  expect(order?.faults).toMatchObject([{ code: 'wrong_line' }]);
});

it('a wrong first row leaves its lines joined', () => {
  expect(judgeRows([{ ...weighed, 'receiver.city': 'x' }, line()])).toMatchObject([
    { state: 'wrong', faults: [{ field: 'receiver.city' }] },
    { state: 'joined' },
  ]);
});

it('weighs what its products weigh together, if that is known of each', () => {
  const known = { sku: 'OUD', quantity: '2' };
  const weight = (...rows: Cells[]) => judgeRows(rows)[0]?.judged?.order.weight;
  expect(weight({ ...first, ...known }, line({ sku: 'DATES' }))).toBe(2 * 400 + 1_000);
  expect(weight({ ...weighed, ...known }, line({ sku: 'DATES' }))).toBe(2_000);
  const [order] = judgeRows([{ ...first, ...known }, line()]);
  expect(order).toMatchObject({ state: 'wrong', faults: [{ field: 'weight', code: 'required' }] });
});

it('fills a line from the product of its code', () => {
  const [order] = judgeRows([weighed, { sku: 'DATES', quantity: '3' }]);
  expect(order?.judged?.order.further_products).toEqual([
    { sku: 'DATES', product_name: 'تمور', quantity: 3, price: { amount: 9_000, currency: 'SAR' } },
  ]);
  expect(order?.judged?.further_skus).toEqual(['DATES']);
});

it('takes the price of the order in its first row for that of all, if each has one of a piece', () => {
  const amounts = (...rows: Cells[]) => {
    const order = judgeRows(rows)[0]?.judged?.order;
    return [order, ...(order?.further_products ?? [])].map((each) => each?.price.amount);
  };
  const whole = { ...weighed, price: '260', unit_price: '100' };
  const piece = line({ price: '', unit_price: '80', quantity: '2' });
  expect(amounts(whole, piece)).toEqual([10_000, 16_000]);
  expect(amounts(whole, { ...piece, price: '150' })).toEqual([26_000, 15_000]);
  expect(amounts(whole)).toEqual([26_000]);
  const [alone] = judgeRows([whole, piece], [3]);
  expect(alone?.judged?.order.price.amount).toBe(10_000);
  expect(amounts({ ...whole, price: '', quantity: '3' })).toEqual([30_000]);
});

it('has room for nineteen lines; others are wrong until one is left out', () => {
  const lines = Array.from({ length: 20 }, () => line());
  const full = judgeRows([weighed, ...lines]);
  expect(full.at(-1)).toMatchObject({
    state: 'wrong',
    faults: [{ code: 'too_many_lines', params: { maximum: 20 } }],
  });
  expect(full[0]).toMatchObject({ state: 'wrong', faults: [{ code: 'wrong_line' }] });
  const fewer = judgeRows([weighed, ...lines], [5]);
  const states = fewer.map(({ state }) => state);
  const joined = lines.map((): RowChange['state'] => 'joined');
  expect(states).toEqual(['ready', ...joined.with(5 - 3, 'left_out')]);
  expect(fewer[0]?.judged?.order.further_products).toHaveLength(19);
});

it('is left out with its lines', () => {
  const states = judgeRows([weighed, line(), line({ price: 'x' })], [2]).map(({ state }) => state);
  expect(states.slice(1)).toEqual(['left_out', 'left_out']);
});
