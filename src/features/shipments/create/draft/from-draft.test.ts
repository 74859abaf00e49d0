import { expect, test } from 'vitest';
import type { Shipment } from '../../../../api/generated/model/shipment.ts';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { filledBooking, samplePrice, sampleProfile } from '../booking-samples.ts';
import type { BookingValues } from '../booking-values.ts';
import { toDraft } from './to-draft.ts';
import { fromDraft, fromOrder, fromShipment } from './from-draft.ts';

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
    sku: 'ONE',
    further_products: [
      { sku: 'TWO', product_name: 'Second', quantity: 2, price: { amount: 500 } },
      { sku: '', product_name: '', quantity: null, price: { amount: null } },
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
  expect(fromDraft({ ...head, weight: 600 }, sampleProfile)).toMatchObject({
    weight: 600,
    address_form: 'short',
    origin: { country: 'SA', city: 'riyadh' },
    company: 'Sample Store',
    sender: {
      contact_name: 'Sample Sender',
      contact_number: '+966500000001',
      address: 'Sample Street 7452',
      address_type: 'office',
    },
  });
});

test('a copy of a shipment has its receiver, parcel and order, but none of its numbers', () => {
  const { address_form, saved_receiver_id, keep_receiver, ...booked } = filledBooking;
  const receiver = { ...booked.receiver, short_address: '', street_name: 'Sample Street' };
  const { further_products, sender, ...same } = {
    ...booked,
    sku: 'ONE',
    further_products: [{ sku: 'TWO', product_name: 'Second', quantity: 2, price: { amount: 500 } }],
    sender: { ...booked.sender, contact_name: 'Other Sender' },
    origin: { country: 'SA', city: 'abha' },
    courier_id: samplePrice.courier.id,
    service_type: 'standard',
    receiver,
  };
  const shipment = Object.assign({} as Shipment, {
    ...same,
    courier: samplePrice.courier,
    reference_id: 'ORDER-1',
    further_products: [
      { sku: 'TWO', product_name: 'Second', quantity: 2, price: { amount: 500, currency: 'SAR' } },
    ],
    tracking_number: 'MZ48205173965',
    sender: { contact_name: 'Other Sender', city: 'abha', country: 'SA' },
  });
  expect(fromShipment(shipment, sampleProfile)).toEqual({
    ...filledBooking,
    ...same,
    further_products,
    sender,
    address_form: 'full',
  });
});

test('a form for an order has all that the order says, and the account as its sender', () => {
  const order = { id: 'sor_01jd4a5r6s7t8v9w0x1y2z3a4b' } as StoreOrder;
  const draft = {
    receiver: { full_name: 'Sample Receiver', city: 'jeddah', street_name: 'Sample Street' },
    weight: 250,
    reference_id: '41027662',
    price: { amount: 18600, currency: 'SAR' },
    payment_type: 'cash_on_delivery',
    sender: { amount_to_collect: { amount: 20100, currency: 'SAR' } },
    further_products: [{ product_name: 'Second', quantity: 2 }],
  } as const;
  const values = fromOrder(
    { order, draft: { ...draft, further_products: [...draft.further_products] } },
    sampleProfile,
  );
  expect(values).toMatchObject({
    store_order_id: order.id,
    address_form: 'full',
    receiver: { full_name: 'Sample Receiver', city: 'jeddah', country: 'SA' },
    weight: 250,
    reference_id: '41027662',
    company: 'Sample Store',
    pieces: 1,
    further_products: [{ sku: '', product_name: 'Second', quantity: 2, price: { amount: null } }],
    sender: {
      contact_name: 'Sample Sender',
      amount_to_collect: { amount: 20100, currency: 'SAR' },
    },
  });
  expect(toDraft(values)).toHaveProperty('store_order_id', order.id);
});
