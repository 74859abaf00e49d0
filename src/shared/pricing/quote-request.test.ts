import { expect, test } from 'vitest';
import { emptyParcel, type ParcelValues } from './parcel.ts';
import { requestOf } from './quote-request.ts';

/** e2e/bounds/same-verdict.db.test.ts proves which fields of a parcel are refused, and why. */
const parcel: ParcelValues = {
  ...emptyParcel,
  origin: { country: 'SA', city: 'riyadh' },
  destination: { country: 'AE', city: ' Dubai ' },
  weight: 2500,
};

test('two places and a weight are enough, and empty fields are left out', () => {
  expect(requestOf(parcel)).toEqual({
    origin: { country: 'SA', city: 'riyadh' },
    destination: { country: 'AE', city: 'Dubai' },
    weight: 2500,
  });
});

test('has all three dimensions or is not sent', () => {
  expect(requestOf({ ...parcel, length: 100 })).toBeNull();
  expect(requestOf({ ...parcel, length: 100, width: 100, height: 100 })).not.toBeNull();
});

test('collects an amount with cash on delivery only', () => {
  const amount_to_collect = { amount: 5000, currency: 'SAR' } as const;
  const collected = { ...parcel, amount_to_collect };
  const paid = requestOf({ ...collected, payment_type: 'prepaid' });
  expect(paid).not.toHaveProperty('amount_to_collect');
  const cod = requestOf({ ...collected, payment_type: 'cash_on_delivery' });
  expect(cod).toMatchObject({ amount_to_collect });
});
