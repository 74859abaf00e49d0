import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differingFields, type QuotedField, type QuotedParcel } from './quoted-parcel.ts';
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

describe('a quote fits', () => {
  test('its own parcel, and is told by the very same fields from either side', () => {
    fc.assert(
      fc.property(quotedParcels, quotedParcels, (one, other) => {
        expect(differingFields(one, structuredClone(one))).toEqual([]);
        expect(differingFields(one, other)).toEqual(differingFields(other, one));
      }),
    );
  });

  test('the same parcel turned round', () => {
    fc.assert(
      fc.property(quotedParcels, ({ length, width, height, ...rest }) => {
        const turned = { ...rest, length: width, width: height, height: length };
        expect(differingFields({ ...rest, length, width, height }, turned)).toEqual([]);
      }),
    );
  });

  test('a parcel that spells out what the contract takes for granted', () => {
    const spelledOut = { ...parcel, pieces: 1, payment_type: 'prepaid' };
    expect(differingFields(parcel, spelledOut)).toEqual([]);
  });
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
