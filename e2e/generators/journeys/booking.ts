import assert from 'node:assert/strict';

const PARCEL = {
  weight: 2500,
  length: 300,
  width: 200,
  height: 150,
  pieces: 1,
  shipment_type: 'parcel',
  shipping_method: 'pickup',
  payment_type: 'prepaid',
} as const;

const FROM = { country: 'SA', city: 'riyadh' } as const;
const TO = { country: 'SA', city: 'jeddah' } as const;

/** The parcel that every journey prices and books. */
export const ASKED = { origin: FROM, destination: TO, ...PARCEL } as const;

/** The fields of the form other than the parcel and the chosen price. */
const FORM = {
  receiver: {
    ...TO,
    full_name: 'مستلم تجريبي',
    state: 'MQ',
    district: 'حي العيّنة',
    street_name: 'شارع العيّنة',
    building_no: '2214',
    postal_code: '23456',
    additional_number: '8810',
    phone: '+966500000107',
    address_type: 'residential',
  },
  sender: {
    ...FROM,
    contact_name: 'مرسل تجريبي',
    contact_number: '+966500000101',
    address: 'شارع العيّنة 7452',
    address_type: 'office',
    company: 'متجر العيّنة (تجريبي)',
    backup_phone: '+966500000108',
    phone_code: '+966',
    postal_code: '12345',
    volume: 9000,
    gross_weight: 2600,
    pickup_name: 'مسلّم تجريبي',
    return_name: 'مسترجع تجريبي',
    collecting_money: false,
  },
  weight_unit: 'kg',
  dimension_unit: 'cm',
  size: 'custom',
  packaging_type: 'box',
  preferred_delivery_time: '18-21',
  payment_method: 'balance',
  product_name: 'كتاب',
  quantity: 1,
  price: { amount: 9500, currency: 'SAR' },
} as const;

interface Price<Service, Day> {
  courier: { id: string };
  service_type: Service;
  served_days: readonly Day[];
}

/** The form for a price of a quote. */
export function bookingOf<Service, Day>(
  quote_id: string,
  { courier, service_type, served_days }: Price<Service, Day>,
) {
  const [preferred_delivery_day] = served_days;
  assert(preferred_delivery_day);
  const choice = { quote_id, courier_id: courier.id, service_type, preferred_delivery_day };
  return { ...FORM, ...PARCEL, ...choice };
}

interface Entry {
  kind: string;
  amount: { amount: number };
}

/** Newest first, the movements of a shipment are the refund and the charge of its price. */
export function assertRefunded(entries: readonly Entry[], total_fee: { amount: number }): void {
  assert.deepEqual(
    entries.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['shipment_refund', total_fee.amount],
      ['shipment_charge', -total_fee.amount],
    ],
  );
}
