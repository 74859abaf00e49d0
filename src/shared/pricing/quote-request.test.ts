import { describe, expect, test } from 'vitest';
import { emptyParcel, type ParcelValues } from './parcel.ts';
import { checkParcel, requestOf } from './quote-request.ts';

const parcel: ParcelValues = {
  ...emptyParcel,
  origin: { country: 'SA', city: 'riyadh' },
  destination: { country: 'AE', city: ' Dubai ' },
  weight: 2500,
};
function faultyFields(values: ParcelValues) {
  const checked = checkParcel(values);
  return checked.ok ? [] : [...new Set(checked.faults.map(({ path }) => path))];
}

describe('the request for a quote', () => {
  test('two places and a weight are enough, and empty fields are left out', () => {
    expect(requestOf(parcel)).toEqual({
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'AE', city: 'Dubai' },
      weight: 2500,
    });
  });

  test('names each field that is missing', () => {
    expect(faultyFields(emptyParcel)).toEqual(['origin.city', 'destination.city', 'weight']);
  });

  test('rejects text in place of a number, and values out of bounds', () => {
    expect(faultyFields({ ...parcel, weight: 'ten', pieces: 51 })).toEqual(['weight', 'pieces']);
  });

  test('needs all three dimensions or none', () => {
    expect(faultyFields({ ...parcel, length: 100 })).toEqual(['width', 'height']);
    expect(requestOf({ ...parcel, length: 100, width: 100, height: 100 })).not.toBeNull();
  });

  test('collects an amount with cash on delivery only', () => {
    const collected = { amount: 5000, currency: 'SAR' } as const;
    const paid = { ...parcel, payment_type: 'prepaid', amount_to_collect: collected } as const;
    expect(requestOf(paid)).not.toHaveProperty('amount_to_collect');
    const cod = { ...parcel, payment_type: 'cash_on_delivery' } as const;
    expect(faultyFields(cod)).toEqual(['amount_to_collect.amount']);
    expect(requestOf({ ...cod, amount_to_collect: collected })).toMatchObject({
      amount_to_collect: collected,
    });
  });
});
