import type { ParcelValues } from '../../src/shared/pricing/parcel.ts';
import type { BookingValues } from '../../src/features/shipments/create/booking-values.ts';

/** What differs from a valid form, and the fields that are then invalid. */
export interface WrongForm<Values> {
  changes: Changes<Values>;
  fields: string[];
}

type Changes<Values> = { [Field in keyof Values]?: Values[Field] | Changes<Values[Field]> };

/** A form with some fields changed. */
export function withChanges<Values extends object>(
  values: Values,
  changes: Changes<Values>,
): Values {
  const parts = Object.entries(changes).map(([name, change]) => {
    const part: unknown = Reflect.get(values, name);
    return [name, isPart(part) && isPart(change) ? withChanges(part, change) : change];
  });
  return { ...values, ...(Object.fromEntries(parts) as Partial<Values>) };
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong<Values>(changes: Changes<Values>, ...fields: string[]): WrongForm<Values> {
  return { changes, fields };
}

const cashOnDelivery = { payment_type: 'cash_on_delivery' } as const;
const inFull = { street_name: 'Sample Street', building_no: '1234', postal_code: '12345' };
const abroad = {
  ...inFull,
  country: 'AE',
  city: 'Dubai',
  state: 'Dubai',
  phone: '+971501234567',
};
const sound = { product_name: 'Sample', quantity: 1, price: { amount: 100 } };
const phones = ['12', 'none', '+966512', '+999123456', '+966912345678', '+96651234567890123'];

/** Bookings that break a bound or a rule across two fields, for any courier. */
export const wrongBookings: WrongForm<BookingValues>[] = [
  wrong({ receiver: { full_name: ' ' } }, 'receiver.full_name'),
  wrong(
    { receiver: { country: '', city: '' } },
    ...['receiver.country', 'receiver.city', 'receiver.state'],
  ),
  wrong({ receiver: { ...abroad, country: 'ZZ' } }, 'receiver.country'),
  wrong({ receiver: { city: 'atlantis', state: 'MQ' } }, 'receiver.city'),
  wrong({ receiver: { short_address: '' } }, 'receiver.short_address'),
  wrong(
    { address_form: 'full' },
    ...['receiver.street_name', 'receiver.building_no', 'receiver.postal_code'],
  ),
  wrong(
    { receiver: { ...abroad, street_name: '', building_no: '' } },
    ...['receiver.street_name', 'receiver.building_no'],
  ),
  ...phones.map((phone) => wrong({ receiver: { phone } }, 'receiver.phone')),
  wrong({ sender: { contact_number: '12' } }, 'sender.contact_number'),
  wrong(cashOnDelivery, 'sender.amount_to_collect.amount'),
  ...[0, -1, 0.5, 'x'].map((amount) =>
    wrong(
      { ...cashOnDelivery, sender: { amount_to_collect: { amount } } },
      'sender.amount_to_collect.amount',
    ),
  ),
  wrong({ weight: 0, price: { amount: 0 } }, 'weight', 'price.amount'),
  wrong({ weight: 'abc', length: -1 }, 'weight', 'length'),
  wrong({ pieces: 51, quantity: 0 }, 'pieces', 'quantity'),
  wrong({ product_name: '', size: '' }, 'product_name', 'size'),
  wrong(
    { further_products: [sound, { product_name: ' ', quantity: 0, price: { amount: 0 } }] },
    ...['product_name', 'quantity', 'price.amount'].map((field) => `further_products.1.${field}`),
  ),
  wrong(
    { further_products: [{ ...sound, price: { amount: null } }] },
    'further_products.0.price.amount',
  ),
  wrong({ preferred_delivery_day: '' }, 'preferred_delivery_day'),
];

/** Bookings that the courier refuses: it requires more fields, or does not deliver on that day. */
export const refusedBookings: WrongForm<BookingValues>[] = [
  ...['contact_name', 'contact_number', 'email', 'address', 'company', 'postal_code'].map((field) =>
    wrong({ sender: { [field]: '' } }, `sender.${field}`),
  ),
  ...['volume', 'gross_weight', 'phone_code'].map((field) =>
    wrong({ sender: { [field]: null } }, `sender.${field}`),
  ),
  wrong({ sender: { backup_phone: '+97112' } }, 'sender.backup_phone'),
  wrong({ origin: { city: 'atlantis' } }, 'origin.city'),
  wrong({ preferred_delivery_day: 'friday' }, 'preferred_delivery_day'),
];

/** Parcels that cannot be priced. */
export const wrongParcels: WrongForm<ParcelValues>[] = [
  wrong({ weight: 0 }, 'weight'),
  wrong({ weight: null }, 'weight'),
  wrong({ weight: 'ten', pieces: 51 }, 'weight', 'pieces'),
  wrong({ origin: { city: null }, destination: { city: null } }, 'origin.city', 'destination.city'),
  wrong({ width: null, height: null }, 'width', 'height'),
  wrong({ length: 10_001, pieces: 0 }, 'length', 'pieces'),
  wrong(cashOnDelivery, 'amount_to_collect.amount'),
  wrong({ ...cashOnDelivery, amount_to_collect: { amount: 0 } }, 'amount_to_collect.amount'),
];
