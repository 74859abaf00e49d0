import { describe, expect, test } from 'vitest';
import type { SenderField } from '../../../api/generated/model/sender-field.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { filledBooking, sampleContext, samplePrice, sampleProfile } from './booking-samples.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import type { ReceiverValues } from './receiver/receiver-values.ts';
import { checkBooking, type BookingContext } from './to-shipment-create.ts';
import { fieldOf } from './field-of.ts';

function bodyOf(values: BookingValues, context: BookingContext): ShipmentCreate {
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

const street = { street_name: 'S', building_no: '1234', postal_code: '12345' };
const both = withReceiver({ ...street, additional_number: '', state: 'wrong' });
const dubai = { country: 'AE', city: 'Dubai', state: 'Dubai', phone: '+971501234567' };
const person = {
  ...{ full_name: 'Sample Receiver', address_type: 'residential' },
  ...{ country: 'SA', city: 'jeddah', state: 'MQ', phone: '+966512345678' },
};
const abroad = withReceiver({ ...street, ...dubai, additional_number: '12' });
const required = {
  ...{ contact_name: 'Sample Sender', contact_number: '+966500000001' },
  ...{ city: 'riyadh', country: 'SA' },
};
const amount = { amount_to_collect: { amount: 5000, currency: 'SAR' } } as const;
const collecting = { ...filledBooking, sender: { ...filledBooking.sender, ...amount } };
const cash = { ...collecting, payment_type: 'cash_on_delivery' } as const;
const collects = asking('collecting_money', 'amount_to_collect');
const inDirhams: BookingValues = {
  ...filledBooking,
  price: { amount: 100, currency: 'AED' },
  further_products: [{ sku: 'TWO', product_name: ' Second ', quantity: 2, price: { amount: 500 } }],
};
const inAed = {
  sku: 'TWO',
  product_name: 'Second',
  quantity: 2,
  price: { amount: 500, currency: 'AED' },
};

type Row = [string, BookingValues, keyof ShipmentCreate, unknown, BookingContext?];
test.each<Row>([
  ['quote', filledBooking, 'quote_id', sampleContext.quoteId],
  ['courier', filledBooking, 'courier_id', samplePrice.courier.id],
  ['service', filledBooking, 'service_type', 'standard'],
  ['payment', filledBooking, 'payment_method', 'balance'],
  ['no blank', filledBooking, 'note', undefined],
  ['no empty list', filledBooking, 'further_products', undefined],
  ['further products in the currency of the first', inDirhams, 'further_products', [inAed]],
  ['short address', both, 'receiver', { ...person, short_address: 'RRRD2929' }],
  ['full address', { ...both, address_form: 'full' }, 'receiver', { ...person, ...street }],
  ['address abroad', abroad, 'receiver', { ...person, ...street, ...dubai }],
  ['sender as the courier requires', filledBooking, 'sender', required],
  ['no sender', filledBooking, 'sender', {}, asking()],
  ['nothing to collect when prepaid', collecting, 'sender', {}, collects],
  ['cash on delivery', cash, 'sender', { collecting_money: false, ...amount }, collects],
])('the request has: %s', (_, values, part, expected, context = sampleContext) => {
  expect(bodyOf(values, context)[part]).toEqual(expected);
});

describe('errors are shown at their fields', () => {
  test('in an empty form', () => {
    const none = { ...sampleContext, price: null, quoteId: '' };
    const faults = faultsOf({ ...emptyBooking(sampleProfile), size: '' }, none);
    expect(faults).toEqual(
      expect.arrayContaining([
        ...['courier_id', 'receiver.full_name', 'receiver.city', 'receiver.short_address'],
        ...['receiver.phone', 'weight', 'size'],
        ...['product_name', 'price.amount'],
      ]),
    );
    expect(faults, 'a size that is missing is one fault').not.toContain('length');
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

  test.each([
    ['sender.amount_to_collect', filledBooking, 'sender.amount_to_collect.amount'],
    ['receiver.street_name', filledBooking, 'receiver.short_address'],
    ['receiver.street_name', { ...filledBooking, address_form: 'full' }, 'receiver.street_name'],
    ['quote_id', filledBooking, 'courier_id'],
    ['height', { ...filledBooking, size: 'custom' }, 'height'],
  ] as const)('%s of the server', (path, values, field) => {
    expect(fieldOf(path, values)).toBe(field);
  });
});
