import { expect, test } from 'vitest';
import { emptyParcel, type ParcelValues } from '../../../shared/pricing/parcel.ts';
import { fromAddress, toAddress } from './booking-address.ts';
import { filledBooking, samplePrice, sampleProfile } from './booking-samples.ts';
import { emptyBooking, toParcel } from './booking-values.ts';

const unknown = () => undefined;
const { courier, service_type } = samplePrice;
const choice = { quoteId: 'qte_1', courierId: courier.id, serviceType: service_type };
const parcel: ParcelValues = {
  ...toParcel(filledBooking),
  origin: { country: 'SA', city: 'abha' },
  destination: { country: 'AE', city: 'Dubai' },
  width: null,
  amount_to_collect: { amount: 100, currency: 'SAR' },
};

test('parcel and choice are read from the address and written back', () => {
  const address = toAddress(parcel, null, choice);
  const found = fromAddress(address, emptyBooking(sampleProfile), unknown);
  expect(toParcel(found.values)).toEqual(parcel);
  expect(found).toMatchObject({ choice, values: { courier_id: courier.id, service_type } });
});

test('values that the address does not name stay as typed', () => {
  expect(fromAddress(new URLSearchParams('weight=1g'), filledBooking, unknown)).toEqual({
    values: { ...filledBooking, weight: 1, weight_unit: 'g' },
    choice: null,
  });
});

test.each([
  ['', () => samplePrice, 'pickup'],
  ['', unknown, ''],
  ['drop_off', () => samplePrice, 'drop_off'],
] as const)('a known price sets the method %j', (shipping_method, known, expected) => {
  const address = toAddress(emptyParcel, null, choice);
  const { values } = fromAddress(address, { ...filledBooking, shipping_method }, known);
  expect(values.shipping_method).toBe(expected);
});

test('with a draft the address only names the quote of its price', () => {
  const address = toAddress(parcel, 'dft_1', choice);
  expect(address.toString()).toBe(
    `draft=dft_1&quote=qte_1&courier=${courier.id}&service=${service_type}`,
  );
  const chosen = { ...filledBooking, courier_id: courier.id, service_type };
  for (const [values, its] of [
    [filledBooking, null],
    [chosen, choice],
  ] as const) {
    expect(fromAddress(address, values, unknown)).toEqual({ values, choice: its });
  }
});
