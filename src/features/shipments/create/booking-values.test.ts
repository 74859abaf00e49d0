import { expect, test } from 'vitest';
import { emptyParcel } from '../../../shared/pricing/parcel.ts';
import { filledBooking, sampleProfile } from './booking-samples.ts';
import { bookingOf, overlayParcel, parcelOf } from './booking-values.ts';

test('the profile fills the sender in', () => {
  const { origin, sender, company } = bookingOf(sampleProfile);
  expect(origin).toEqual({ country: 'SA', city: 'riyadh' });
  expect(company).toBe('Sample Store');
  expect(sender).toMatchObject({
    contact_name: 'Sample Sender',
    contact_number: '+966500000001',
    address: 'Sample Street 7452',
    address_type: 'office',
  });
});

test('what the prices were asked for comes into the form and out again', () => {
  const parcel = {
    ...emptyParcel,
    origin: { country: 'SA', city: 'abha' },
    destination: { country: 'AE', city: 'Dubai' },
    weight: 907,
    weight_unit: 'lb',
    amount_to_collect: { amount: 100, currency: 'SAR' },
  } as const;
  expect(parcelOf(overlayParcel(filledBooking, parcel))).toEqual(parcel);
});

test('what the address does not speak of stays as it was typed', () => {
  const values = overlayParcel(filledBooking, { weight: 1 });
  expect(values).toEqual({ ...filledBooking, weight: 1 });
});
