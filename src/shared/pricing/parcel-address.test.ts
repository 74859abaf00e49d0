import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itForAll } from '../../../common/testing/it-for-all.ts';
import { toGrams, toMillimetres } from '../../../common/units.ts';
import { readParcel, readParcelParts, parcelParams, withParcel } from './parcel-address.ts';
import { emptyParcel, type ParcelValues } from './parcel.ts';

const upTo = (max: number) => fc.option(fc.integer({ min: 1, max }));

const parcels: fc.Arbitrary<ParcelValues> = fc
  .record({
    weightUnit: fc.constantFrom('kg', 'g', 'lb'),
    dimensionUnit: fc.constantFrom('cm', 'mm', 'in'),
    place: fc.constantFrom(
      { country: 'SA', city: 'riyadh' },
      { country: 'SA', city: null },
      { country: 'AE', city: 'دبي & Co = ?' },
      { country: 'GB', city: null },
    ),
    // Whole units, so that the address holds exactly what was typed.
    weight: upTo(900),
    length: upTo(300),
    width: upTo(300),
    pieces: upTo(50),
    collected: upTo(100_000_000),
  })
  .map(({ weightUnit, dimensionUnit, place, weight, length, width, pieces, collected }) => ({
    ...emptyParcel,
    origin: place,
    weight: weight === null ? null : toGrams(weight, weightUnit),
    weight_unit: weight === null ? 'kg' : weightUnit,
    length: length === null ? null : toMillimetres(length, dimensionUnit),
    width: width === null ? null : toMillimetres(width, dimensionUnit),
    dimension_unit: length === null && width === null ? 'cm' : dimensionUnit,
    pieces,
    shipment_type: 'fragile',
    payment_type: collected === null ? '' : 'cash_on_delivery',
    amount_to_collect: { amount: collected, currency: 'SAR' },
  }));

test('the address shows the values as typed', () => {
  const parcel: ParcelValues = {
    ...emptyParcel,
    origin: { country: 'SA', city: 'riyadh' },
    destination: { country: 'AE', city: 'Dubai' },
    weight: 12_500,
    length: 400,
    width: 300,
    height: 205,
  };
  expect(parcelParams(parcel).toString()).toBe(
    'from=riyadh&to=Dubai&to_country=AE&weight=12.5kg&size=40x30x20.5cm',
  );
});

itForAll('the address reads back what was written', [parcels], (parcel) => {
  expect(readParcel(new URLSearchParams(parcelParams(parcel).toString()))).toEqual(parcel);
});

test('the address keeps other parameters and removes the previous parcel', () => {
  const params = new URLSearchParams('sort=time&from=jeddah&weight=3kg');
  const next = withParcel(params, { ...emptyParcel, origin: { country: 'SA', city: 'abha' } });
  expect(next.toString()).toBe('sort=time&from=abha');
});

test('the address ignores invalid values', () => {
  const params = new URLSearchParams(
    'weight=heavy&size=1x2cm&pieces=-1&type=gold&collect=x&payment=toString',
  );
  expect(readParcel(params)).toEqual(emptyParcel);
  expect(readParcelParts(params)).toEqual({});
});

test('the address leaves out values that are not numbers', () => {
  expect(parcelParams({ ...emptyParcel, weight: 'ten', pieces: 'x' }).toString()).toBe('');
});
