import { expect, test } from 'vitest';
import { differingFields, type QuotedField, type QuotedParcel } from './quoted-parcel.ts';
import { itForAll } from './testing/it-for-all.ts';
import { quotedParcels } from './testing/quoted-parcels.ts';

const parcel: QuotedParcel = {
  origin: { country: 'SA', city: 'riyadh' },
  destination: { country: 'SA', city: 'jeddah' },
  weight: 2500,
};
const decided: QuotedParcel = {
  ...{ ...parcel, length: 300, width: 200, height: 100 },
  ...{ shipment_type: 'parcel', shipping_method: 'pickup' },
  amount_to_collect: { amount: 1, currency: 'SAR' },
};

itForAll('a quote fits its own parcel', [quotedParcels], (parcel) => {
  expect(differingFields(parcel, structuredClone(parcel))).toEqual([]);
});

itForAll('both sides differ in the same fields', [quotedParcels, quotedParcels], (one, other) => {
  expect(differingFields(one, other)).toEqual(differingFields(other, one));
});

itForAll('a quote fits the same parcel turned round', [quotedParcels], (parcel) => {
  const { length, width, height } = parcel;
  const turned = { ...parcel, length: width, width: height, height: length };
  expect(differingFields(parcel, turned)).toEqual([]);
});

test('a quote fits a parcel that spells out what the contract takes for granted', () => {
  const spelledOut = { ...parcel, pieces: 1, payment_type: 'prepaid' };
  expect(differingFields(parcel, spelledOut)).toEqual([]);
});

test.each<[QuotedField, Partial<QuotedParcel>]>([
  ['origin_country', { origin: { country: 'AE', city: 'riyadh' } }],
  ['origin_city', { origin: { country: 'SA', city: 'abha' } }],
  ['destination_country', { destination: { country: 'AE', city: 'jeddah' } }],
  ['destination_city', { destination: { country: 'SA', city: 'abha' } }],
  ['weight', { weight: 2501 }],
  ['dimensions', { length: 301 }],
  ['dimensions', { length: undefined, width: undefined, height: undefined }],
  ['pieces', { pieces: 2 }],
  ['shipment_type', { shipment_type: 'fragile' }],
  ['shipment_type', { shipment_type: undefined }],
  ['shipping_method', { shipping_method: 'drop_off' }],
  ['amount_to_collect', { amount_to_collect: { amount: 2, currency: 'SAR' } }],
  ['amount_to_collect', { amount_to_collect: { amount: 1, currency: 'USD' } }],
  ['amount_to_collect', { amount_to_collect: undefined }],
])('a quote does not fit another %s: %j', (field, change) => {
  expect(differingFields(decided, { ...decided, ...change })).toEqual([field]);
});
