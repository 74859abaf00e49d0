import { expect, it } from 'vitest';
import { resolved, type Schema } from '../../../../common/contract/document.ts';
import { readContract } from '../../../http/contract.ts';
import { ALL_FIELDS, fieldAt, missingFields } from './import-fields.ts';

/** The fields that a row cannot decide, and those that come with `courier`. */
const NOT_OF_A_ROW = [
  ...['quote_id', 'draft_id', 'store_order_id', 'courier_id', 'payment_method'],
  'further_products',
];
const NOT_OF_AN_ORDER = ['courier', 'sku', 'receiver.last_name', 'unit_price'];

const contract = readContract();

/** The fields of a schema in one level; an amount of money is one field. */
function flattened(schema: Schema, path = ''): string[] {
  const { properties } = resolved(contract, schema);
  if (!properties || 'currency' in properties) {
    return [path];
  }
  return Object.entries(properties).flatMap(([name, property]) =>
    flattened(property, path === '' ? name : `${path}.${name}`),
  );
}

it('a column can mean every field of an order', () => {
  const fields = flattened({ $ref: '#/components/schemas/ShipmentCreate' }).filter(
    (each) => !NOT_OF_A_ROW.includes(each),
  );
  expect(fields).toHaveLength(new Set(fields).size);
  expect([...ALL_FIELDS].sort()).toEqual([...new Set([...fields, ...NOT_OF_AN_ORDER])].sort());
});

it.each([
  ['/receiver/phone', 'receiver.phone'],
  ['/sender/amount_to_collect/amount', 'sender.amount_to_collect'],
  ['/price/currency', 'price'],
  ['/weight', 'weight'],
  ['/receiver', undefined],
  ['/quote_id', undefined],
])('finds the field at %s', (pointer, field) => {
  expect(fieldAt(pointer)).toBe(field);
});

it('tells what a file lacks, whichever way it gives the rest', () => {
  expect(missingFields(new Set())).toHaveLength(7);
  const short = ['receiver.full_name', 'receiver.city', 'receiver.short_address', 'sku'] as const;
  expect(missingFields(new Set(short))).toEqual(['receiver.phone']);
  const long = ['receiver.full_name', 'receiver.phone', 'receiver.city', 'sku'] as const;
  expect(missingFields(new Set([...long, 'receiver.street_name', 'receiver.building_no']))).toEqual(
    ['receiver.postal_code'],
  );
});
