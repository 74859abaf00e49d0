import { expect, test } from 'vitest';
import type { Shipment } from '../../../../api/generated/model/shipment.ts';
import { filledBooking, samplePrice, sampleProfile } from '../booking-samples.ts';
import type { BookingValues } from '../booking-values.ts';
import { toDraft } from './to-draft.ts';
import { fromShipment, fromDraft } from './from-draft.ts';

const head = {
  id: 'dft_01jd4a5r6s7t8v9w0x1y2z3a4b',
  version: 1,
  created_at: '2026-11-21T08:50:00Z',
  updated_at: '2026-11-21T09:00:00Z',
};

test('the content of a draft is read back into the form', () => {
  const typed: BookingValues = {
    ...filledBooking,
    company: '',
    further_products: [
      { product_name: 'Second', quantity: 2, price: { amount: 500 } },
      { product_name: '', quantity: null, price: { amount: null } },
    ],
    sender: {
      ...filledBooking.sender,
      email: '',
      phone_code: '+966',
      amount_to_collect: { amount: 500, currency: 'SAR' },
    },
  };
  const back = fromDraft({ ...head, ...toDraft(typed) }, sampleProfile);
  expect(back).toEqual({
    ...typed,
    receiver: { ...typed.receiver, full_name: typed.receiver.full_name.trim() },
  });
  expect(toDraft(back)).toEqual(toDraft(typed));
});

test("a draft from elsewhere without a sender uses the profile's", () => {
  const values = fromDraft({ ...head, weight: 600 }, sampleProfile);
  expect(values).toMatchObject({ weight: 600, company: 'Sample Store', address_form: 'short' });
  expect(values.sender.contact_name).toBe('Sample Sender');
});

const full = { ...filledBooking.receiver, short_address: '', street_name: 'Sample Street' };

test('a copy of a shipment has its receiver, parcel and order, but none of its numbers', () => {
  const { address_form, saved_receiver_id, keep_receiver, ...booked } = filledBooking;
  const shipment = Object.assign({} as Shipment, {
    ...booked,
    courier: samplePrice.courier,
    service_type: 'standard',
    reference_id: 'ORDER-1',
    further_products: [
      { product_name: 'Second', quantity: 2, price: { amount: 500, currency: 'SAR' } },
    ],
    tracking_number: 'MZ48205173965',
    receiver: full,
    sender: { contact_name: 'Other Sender', city: 'abha', country: 'SA' },
    origin: { country: 'SA', city: 'abha' },
  });
  const values = fromShipment(shipment, sampleProfile);
  expect(values).toMatchObject({
    address_form: 'full',
    receiver: full,
    origin: { country: 'SA', city: 'abha' },
    courier_id: samplePrice.courier.id,
    weight: 2500,
    product_name: 'Sample',
    further_products: [{ product_name: 'Second', quantity: 2, price: { amount: 500 } }],
    reference_id: '',
    saved_receiver_id: '',
    keep_receiver: false,
  });
  expect(values.sender).toMatchObject({
    contact_name: 'Other Sender',
    contact_number: sampleProfile.phone,
  });
  expect(Object.keys(values).sort()).toEqual(Object.keys(filledBooking).sort());
});
