import { describe, expect, test } from 'vitest';
import type { SenderField } from '../../../api/generated/model/sender-field.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { filledBooking, sampleContext, samplePrice, sampleProfile } from './booking-samples.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import type { ReceiverValues } from './receiver/receiver-values.ts';
import { checkBooking, type BookingContext } from './to-shipment-create.ts';
import { fieldOf } from './field-of.ts';

function bodyOf(values: BookingValues, context: BookingContext = sampleContext): ShipmentCreate {
  const checked = checkBooking(values, context);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.output;
}

function faultsOf(values: BookingValues, context: BookingContext = sampleContext) {
  const checked = checkBooking(values, context);
  return checked.ok ? [] : [...new Set(checked.faults.map(({ path }) => path))];
}

const withReceiver = (receiver: Partial<ReceiverValues>): BookingValues => ({
  ...filledBooking,
  receiver: { ...filledBooking.receiver, ...receiver },
});
const asking = (...sender_fields: SenderField[]): BookingContext => ({
  ...sampleContext,
  price: { ...samplePrice, sender_fields },
});

describe('the request for a form', () => {
  test('contains the choice, trims texts and leaves out blanks', () => {
    const body = bodyOf(filledBooking);
    expect(body).toMatchObject({
      quote_id: sampleContext.quoteId,
      courier_id: samplePrice.courier.id,
      service_type: 'standard',
      payment_method: 'balance',
      receiver: { full_name: 'Sample Receiver', city: 'jeddah' },
    });
    expect(body).not.toHaveProperty('note');
    expect(body).not.toHaveProperty('origin');
  });

  test('values further products in its currency', () => {
    const further = { product_name: ' Second ', quantity: 2, price: { amount: 500 } };
    const price = { amount: 100, currency: 'AED' } as const;
    expect(bodyOf({ ...filledBooking, price, further_products: [further] })).toMatchObject({
      further_products: [
        { product_name: 'Second', quantity: 2, price: { amount: 500, currency: 'AED' } },
      ],
    });
    expect(bodyOf(filledBooking)).not.toHaveProperty('further_products');
  });

  test('fills in the region of a Saudi city', () => {
    expect(bodyOf(withReceiver({ state: 'wrong' })).receiver.state).toBe('MQ');
  });

  test('contains only the visible kind of address', () => {
    const both = {
      street_name: 'S',
      building_no: '1234',
      postal_code: '12345',
      additional_number: '12',
    };
    expect(bodyOf(withReceiver(both)).receiver).not.toHaveProperty('street_name');
    const full: BookingValues = {
      ...withReceiver({ ...both, additional_number: '' }),
      address_form: 'full',
    };
    expect(bodyOf(full).receiver).not.toHaveProperty('short_address');
    const abroad = withReceiver({
      ...both,
      country: 'AE',
      city: 'Dubai',
      state: 'Dubai',
      phone: '+971501234567',
    });
    expect(bodyOf(abroad).receiver).not.toHaveProperty('short_address');
    expect(bodyOf(abroad).receiver).not.toHaveProperty('additional_number');
  });

  test('contains only the sender fields that the courier requires', () => {
    expect(bodyOf(filledBooking).sender).toEqual({
      contact_name: 'Sample Sender',
      contact_number: '+966500000001',
      city: 'riyadh',
      country: 'SA',
    });
    expect(bodyOf(filledBooking, asking()).sender).toEqual({});
  });

  test('collects money with cash on delivery only', () => {
    const collected = { amount: 5000, currency: 'SAR' } as const;
    const sender = { ...filledBooking.sender, amount_to_collect: collected };
    const context = asking('collecting_money', 'amount_to_collect');
    expect(bodyOf({ ...filledBooking, sender }, context).sender).toEqual({});
    const cod: BookingValues = { ...filledBooking, sender, payment_type: 'cash_on_delivery' };
    expect(bodyOf(cod, context).sender).toEqual({
      collecting_money: false,
      amount_to_collect: collected,
    });
  });
});

describe('errors are shown at their fields', () => {
  test('in an empty form', () => {
    const none = { ...sampleContext, price: null, quoteId: '' };
    expect(faultsOf(emptyBooking(sampleProfile), none)).toEqual(
      expect.arrayContaining([
        'courier_id',
        'receiver.full_name',
        'receiver.city',
        'receiver.short_address',
        'receiver.phone',
        'weight',
        'length',
        'size',
        'preferred_delivery_day',
        'product_name',
        'price.amount',
      ]),
    );
  });

  test.each<[string, BookingValues]>([
    ['receiver.phone', withReceiver({ phone: '+9665' })],
    ['receiver.short_address', withReceiver({ short_address: '29RR' })],
    ['receiver.city', withReceiver({ city: 'atlantis' })],
    ['preferred_delivery_day', { ...filledBooking, preferred_delivery_day: 'friday' }],
    ['origin.city', { ...filledBooking, origin: { country: 'SA', city: null } }],
    ['sender.amount_to_collect.amount', { ...filledBooking, payment_type: 'cash_on_delivery' }],
    ['weight', { ...filledBooking, weight: 'heavy' }],
  ])('%s', (path, values) => {
    expect(faultsOf(values)).toEqual([path]);
  });

  test('also if the server reports them', () => {
    expect(fieldOf('sender.amount_to_collect', filledBooking)).toBe(
      'sender.amount_to_collect.amount',
    );
    expect(fieldOf('receiver.street_name', filledBooking)).toBe('receiver.short_address');
    expect(fieldOf('receiver.street_name', { ...filledBooking, address_form: 'full' })).toBe(
      'receiver.street_name',
    );
    expect(fieldOf('quote_id', filledBooking)).toBe('courier_id');
  });
});
