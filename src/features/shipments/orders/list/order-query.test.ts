import { expect, it } from 'vitest';
import { orderRules } from './order-query.ts';

const read = (search: string) => orderRules.read(new URLSearchParams(search));
const full =
  'q=%D8%B9%D9%88%D8%AF&state=needs_attention&reason=wrong_fields' +
  '&store_id=sto_01jd4a5r6s7t8v9w0x1y2z3a4b&payment=on_delivery&city=jeddah' +
  '&created_from=2026-11-01&created_to=2026-11-30&sort=-updated_at';

it('reads back every field of the address as written', () => {
  expect(Object.keys(read(full).query)).toHaveLength(9);
  expect(orderRules.write(read(full)).toString()).toBe(full);
});

it.each([
  'state=lost',
  'reason=bored',
  'store_id=a%20b',
  'payment=cheque',
  'sort=total',
  'view=orders',
])('leaves %s out', (search) => {
  expect(read(search).query).toEqual({});
});
