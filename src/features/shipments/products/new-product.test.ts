import { expect, test } from 'vitest';
import { filledBooking } from '../create/booking-samples.ts';
import { emptyProduct } from '../create/order/product-values.ts';
import { newProductOf, newProductResolver, takenFromParcel } from './new-product.ts';

const line = { ...emptyProduct, product_name: 'Oud', price: { amount: 45_000 } };
const several = { ...filledBooking, further_products: [emptyProduct] };
const { weight, ...withoutWeight } = filledBooking;
const options = { fields: {}, shouldUseNativeValidation: false };

test('a product has what one piece of the line has', () => {
  const values = newProductOf(filledBooking, { ...line, quantity: 2 });
  expect(values).toEqual({
    ...{ sku: '', name: 'Oud', price: { amount: 22_500, currency: 'SAR' } },
    ...{ weight: 1250, weight_unit: 'kg' },
  });
  expect(newProductOf(several, line).weight).toBeNull();
  expect(newProductOf(withoutWeight, line).weight).toBeNull();
  expect(newProductOf(filledBooking, { ...line, quantity: null }).price.amount).toBeNull();
});

test('size and packaging are those of a parcel with one product alone', () => {
  const packaging = { shipment_type: 'parcel', packaging_type: 'box' };
  const size = { length: 350, width: 250, height: 200, dimension_unit: 'cm' };
  expect(takenFromParcel(filledBooking, line)).toEqual({ ...size, ...packaging });
  expect(takenFromParcel({ ...filledBooking, height: null }, line)).not.toHaveProperty('length');
  expect(takenFromParcel(filledBooking, { ...line, quantity: 2 })).toEqual({
    ...packaging,
    dimension_unit: 'cm',
  });
  expect(takenFromParcel(several, line)).toEqual({ dimension_unit: 'cm' });
  expect(takenFromParcel({ ...filledBooking, shipment_type: 'document' }, line)).not.toHaveProperty(
    'shipment_type',
  );
});

test.each([
  ['Oud', 'name_en'],
  ['عطر Oud', 'name_ar'],
])('the name %s is sent as %s', async (name, field) => {
  const resolve = newProductResolver(takenFromParcel(several, line));
  const values = { ...newProductOf(filledBooking, line), name, sku: ' OUD-50 ' };
  const { values: sent } = await resolve(values, undefined, options);
  expect(sent).toEqual({
    ...{ sku: 'OUD-50', [field]: name, price: { amount: 45_000, currency: 'SAR' } },
    ...{ weight: 2500, weight_unit: 'kg', dimension_unit: 'cm', shipment_type: 'parcel' },
  });
});

test('faults are told beside their fields', async () => {
  const resolve = newProductResolver(takenFromParcel(several, line));
  const values = {
    ...newProductOf(several, line),
    name: ' ',
    price: { amount: 0, currency: 'SAR' },
  };
  const { errors } = await resolve(values as never, undefined, options);
  expect(Object.keys(errors).toSorted()).toEqual(['name', 'price', 'sku', 'weight']);
  expect(errors.price).toHaveProperty('amount');
});
