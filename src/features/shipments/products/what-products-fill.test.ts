import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../../api/generated/model/product.ts';
import {
  fillParcel,
  followPrice,
  linePrice,
  nothingSaid,
  saidAtFirst,
  saidOfParcel,
  weightOfProducts,
  type ParcelFields,
  type ProductLine,
} from './what-products-fill.ts';

const perfume: Product = {
  id: 'prd_01jd4a5r6s7t8v9w0x1y2z3a4b',
  created_at: '2026-11-10T09:20:00Z',
  updated_at: '2026-11-10T09:20:00Z',
  is_paused: false,
  sku: 'OUD-50',
  name_ar: 'عطر عود',
  price: { amount: 18_500, currency: 'SAR' },
  weight: 350,
  weight_unit: 'g',
  length: 160,
  width: 90,
  height: 60,
  dimension_unit: 'mm',
  shipment_type: 'fragile',
  packaging_type: 'bag',
  quantity_sold: 0,
};
const { length, width, height, packaging_type, ...bare } = perfume;
const dates: Product = { ...bare, sku: 'DATES', weight: 1100, shipment_type: 'chilled' };
const beads: Product = { ...bare, sku: 'BEADS', weight: 80, shipment_type: 'parcel' };
const products = new Map([perfume, dates, beads].map((product) => [product.sku, product]));
const productOf = (sku: string) => products.get(sku);
const line = (sku: string, quantity: ProductLine['quantity'] = 1): ProductLine => ({
  ...{ sku, product_name: sku, quantity },
});
const said = (...lines: ProductLine[]) => saidOfParcel(lines, productOf);
const typed = line('');

const empty: ParcelFields = {
  ...{ weight: null, weight_unit: 'kg', length: null, width: null, height: null },
  ...{ dimension_unit: 'cm', shipment_type: 'parcel', packaging_type: 'box' },
};
const filled: ParcelFields = {
  ...{ weight: 350, weight_unit: 'g', length: 160, width: 90, height: 60, dimension_unit: 'mm' },
  ...{ shipment_type: 'fragile', packaging_type: 'bag' },
};

test('the value of a line is that of one times its quantity, in whole pieces', () => {
  expect(linePrice(perfume, 3)).toEqual({ amount: 55_500, currency: 'SAR' });
  for (const quantity of [null, '', 'x', 0, -1, 1.5]) {
    expect(linePrice(perfume, quantity)).toBeNull();
  }
});

test.each([
  ['none', null, 37_000],
  ['that of the product', 18_500, 37_000],
  ['another', 15_000, 15_000],
  ['one that is no number', 'x', 'x'],
])('with %s as its value, a line has %s after its quantity doubled', (_, amount, next) => {
  expect(followPrice(amount, { product: perfume, before: 1, now: 2 })).toBe(next);
});

test('without a quantity the value stays', () => {
  expect(followPrice(18_500, { product: perfume, before: 1, now: null })).toBe(18_500);
});

test('the weight of products is their sum, whatever their order', () => {
  expect(weightOfProducts([line('OUD-50', 2), line('DATES', 3)], productOf)).toEqual({
    ...{ grams: 4000, isWhole: true },
  });
  const lines = fc.array(
    fc.record({
      sku: fc.constantFrom('OUD-50', 'DATES', 'BEADS'),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (each) => {
      const order = each.map(({ sku, quantity }) => line(sku, quantity));
      const pieces = each.flatMap(({ sku, quantity }) =>
        Array.from({ length: quantity }, () => products.get(sku)?.weight ?? 0),
      );
      const sum = { grams: pieces.reduce((a, b) => a + b, 0), isWhole: true };
      expect(weightOfProducts(order, productOf)).toEqual(sum);
      expect(weightOfProducts(order.toReversed(), productOf)).toEqual(sum);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a product that is only typed', [line('OUD-50'), { ...typed, product_name: 'x' }], false],
  ['one that is not known', [line('OUD-50'), line('GONE')], false],
  ['one without a quantity', [line('OUD-50'), line('DATES', null)], false],
  ['an empty line', [line('OUD-50'), { ...typed, product_name: ' ' }], true],
])('the weight of %s is not known', (_, lines, isWhole) => {
  expect(weightOfProducts(lines, productOf)).toEqual({ grams: 350, isWhole });
});

test('an order without known products says nothing', () => {
  expect(weightOfProducts([typed], productOf)).toBeNull();
  expect(said(typed, line('GONE'))).toEqual({});
  expect(fillParcel(empty, nothingSaid, said(typed))).toEqual({});
});

test('a product fills in an empty parcel', () => {
  expect(fillParcel(empty, nothingSaid, said(line('OUD-50')))).toEqual(filled);
});

test.each<[string, Partial<ParcelFields>]>([
  ['weight', { weight: 500, weight_unit: 'kg' }],
  ['size', { length: 200, dimension_unit: 'cm' }],
  ['shipment type', { shipment_type: 'document' }],
  ['packaging', { packaging_type: 'tube' }],
])('what is typed stays: the %s', (_, own) => {
  const parcel = { ...empty, ...own };
  const next = { ...parcel, ...fillParcel(parcel, nothingSaid, said(line('OUD-50'))) };
  expect(next).toMatchObject(own);
  if (!('weight' in own)) expect(next.weight).toBe(350);
});

test('a product takes the place of a size by name, and of the packaging, that the form began with', () => {
  const begun = {
    ...empty,
    ...{ length: 200, width: 150, height: 100 },
    packaging_type: 'tube' as const,
  };
  const fill = (size: 'small' | 'custom') =>
    fillParcel(begun, saidAtFirst({ ...begun, size }), said(line('OUD-50')));
  expect(fill('small')).toMatchObject({
    length: 160,
    width: 90,
    height: 60,
    packaging_type: 'bag',
  });
  expect(fill('custom')).not.toHaveProperty('length');
});

test('what a product filled in follows it, and what was changed since stays', () => {
  const before = { ...nothingSaid, ...said(line('OUD-50')) };
  expect(fillParcel(filled, before, said(line('OUD-50', 3)))).toMatchObject({ weight: 1050 });
  expect(fillParcel(filled, before, said(line('DATES')))).toEqual({
    ...{ weight: 1100, shipment_type: 'chilled' },
  });
  const own: ParcelFields = { ...filled, weight: 400, shipment_type: 'parcel', width: 91 };
  expect(fillParcel(own, before, said(line('DATES')))).toEqual({});
});

test('a further product adds its weight and its care, but not its size', () => {
  expect(said(line('BEADS'), line('OUD-50'), line('DATES'))).toEqual({
    ...{ weight: 1530, shipment_type: 'chilled' },
    units: { weight_unit: 'g', dimension_unit: 'mm' },
  });
});
