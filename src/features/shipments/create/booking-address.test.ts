import { expect, test } from 'vitest';
import { emptyParcel, type ParcelValues } from '../../../shared/pricing/parcel.ts';
import { fromAddress, toAddress } from './booking-address.ts';
import { filledBooking, samplePrice } from './booking-samples.ts';
import { toParcel } from './booking-values.ts';

const unknown = () => undefined;
const { courier, service_type } = samplePrice;
const choice = { quoteId: 'qte_1', courierId: courier.id, serviceType: service_type };
const parcel: ParcelValues = {
  origin: { country: 'SA', city: 'abha' },
  destination: { country: 'AE', city: 'Dubai' },
  weight: 907,
  weight_unit: 'lb',
  length: 300,
  width: null,
  height: 200,
  dimension_unit: 'mm',
  pieces: 3,
  shipment_type: 'fragile',
  shipping_method: 'drop_off',
  payment_type: 'cash_on_delivery',
  amount_to_collect: { amount: 100, currency: 'SAR' },
};

test('parcel and choice are read from the address and written back', () => {
  const address = toAddress(parcel, null, choice);
  const found = fromAddress(address, filledBooking, unknown);
  expect(toParcel(found.values)).toEqual(parcel);
  expect(found.values).toMatchObject({ courier_id: courier.id, service_type });
  expect(found.choice).toEqual(choice);
});

test('values that the address does not name stay as typed', () => {
  const { values, choice: named } = fromAddress(
    new URLSearchParams('weight=1g'),
    filledBooking,
    unknown,
  );
  expect(values).toEqual({ ...filledBooking, weight: 1, weight_unit: 'g' });
  expect(named).toBeNull();
});

test("a known price sets the courier's shipping method, unless one is given", () => {
  const address = toAddress(emptyParcel, null, choice);
  const open = { ...filledBooking, shipping_method: '' } as const;
  expect(fromAddress(address, open, () => samplePrice).values.shipping_method).toBe('pickup');
  expect(fromAddress(address, open, unknown).values.shipping_method).toBe('');
});

test('with a draft the address only names the quote of its price', () => {
  const address = toAddress(parcel, 'dft_1', choice);
  expect(address.toString()).toBe(
    `draft=dft_1&quote=qte_1&courier=${courier.id}&service=${service_type}`,
  );
  expect(fromAddress(address, filledBooking, unknown)).toEqual({
    values: filledBooking,
    choice: null,
  });
  const chosen = { ...filledBooking, courier_id: courier.id, service_type };
  expect(fromAddress(address, chosen, unknown)).toEqual({ values: chosen, choice });
});
