import { expect, test } from 'vitest';
import { filledBooking } from '../booking-samples.ts';
import { toDraft } from './to-draft.ts';

test('a draft leaves out invalid values and nothing else', () => {
  const content = toDraft({
    ...filledBooking,
    weight: 'abc',
    quantity: -1,
    price: { amount: '1,2,3', currency: 'SAR' },
    further_products: [{ sku: '', product_name: 'Second', quantity: -1, price: { amount: 'x' } }],
  });
  const { weight, quantity, price, further_products, ...rest } = toDraft(filledBooking);
  expect(content).toEqual({
    ...rest,
    price: { currency: 'SAR' },
    further_products: [{ product_name: 'Second', price: { currency: 'SAR' } }],
  });
});
