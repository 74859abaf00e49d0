import { expect, test } from 'vitest';
import { sampleProfile } from './booking-samples.ts';
import { emptyBooking } from './booking-values.ts';
import { faultyFields, fieldsOnPage } from './faulty-fields.ts';

const fault = { type: 'check', message: 'required' };

test('lists the invalid fields from top to bottom', () => {
  expect(
    faultyFields({
      price: { amount: fault },
      reference_id: fault,
      further_products: [
        undefined,
        { price: { amount: fault }, product_name: fault },
        { quantity: fault },
      ],
      weight: fault,
      receiver: { phone: fault, full_name: fault },
      sender: { amount_to_collect: { amount: fault } },
    }),
  ).toEqual([
    'receiver.full_name',
    'receiver.phone',
    'weight',
    'sender.amount_to_collect.amount',
    'price.amount',
    'further_products.1.product_name',
    'further_products.1.price.amount',
    'further_products.2.quantity',
    'reference_id',
  ]);
});

test('includes every field of the form', () => {
  // Units are always valid, and these two are reported at another field.
  const silent = [
    'saved_receiver_id',
    'keep_receiver',
    'weight_unit',
    'dimension_unit',
    'gross_weight_unit',
    'service_type',
  ];
  const known = [...fieldsOnPage, ...silent, 'sender.amount_to_collect.currency', 'address_form'];
  expect(pathsOf(emptyBooking(sampleProfile)).filter((path) => !known.includes(path))).toEqual([]);
});

function pathsOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([field, content]: [string, unknown]) =>
    typeof content === 'object' && content !== null
      ? pathsOf(content, `${prefix}${field}.`)
      : [`${prefix}${field}`],
  );
}
