import { expect, test } from 'vitest';
import { sampleProfile } from './booking-samples.ts';
import { emptyBooking } from './booking-values.ts';
import { faultyFields } from './faulty-fields.ts';
import { emptyProduct } from './order/product-values.ts';

const fault = { type: 'check', message: 'required' };

test('lists the invalid fields from the top of the page to the bottom', () => {
  const errors = {
    price: { amount: fault },
    reference_id: fault,
    further_products: [undefined, { price: { amount: fault }, quantity: fault }],
    weight: fault,
    sender: { amount_to_collect: { amount: fault } },
    receiver: { phone: fault, full_name: fault },
    courier_id: fault,
  };
  const further_products = [emptyProduct, emptyProduct];
  expect(faultyFields(errors, { ...emptyBooking(sampleProfile), further_products })).toEqual([
    'courier_id',
    'receiver.full_name',
    'receiver.phone',
    'weight',
    'sender.amount_to_collect.amount',
    'price.amount',
    'further_products.1.quantity',
    'further_products.1.price.amount',
    'reference_id',
  ]);
});
