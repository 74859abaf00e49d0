import { expect, test } from 'vitest';
import { filledBooking } from '../booking-samples.ts';
import { toDraft } from './to-draft.ts';

test('a draft leaves out invalid values and nothing else', () => {
  const content = toDraft({
    ...filledBooking,
    weight: 'abc',
    quantity: -1,
    price: { amount: '1,2,3', currency: 'SAR' },
    further_products: [{ product_name: 'Second', quantity: -1, price: { amount: 'x' } }],
  });
  expect(content).not.toHaveProperty('weight');
  expect(content).not.toHaveProperty('quantity');
  expect(content.price).toEqual({ currency: 'SAR' });
  expect(content.product_name).toBe('Sample');
  expect(content.further_products).toEqual([
    { product_name: 'Second', price: { currency: 'SAR' } },
  ]);
});
