import fc from 'fast-check';
import type { QuotedParcel } from '../quoted-parcel.ts';

const places = fc.constantFrom(
  { country: 'SA', city: 'riyadh' },
  { country: 'SA', city: 'jeddah' },
  { country: 'AE', city: 'jeddah' },
);
const side = fc.integer({ min: 100, max: 102 });

/** Parcels that are often alike, or differ in one thing. */
export const quotedParcels = fc
  .record(
    {
      origin: places,
      destination: places,
      weight: fc.constantFrom(500, 501),
      sides: fc.record({ length: side, width: side, height: side }),
      pieces: fc.constantFrom(1, 2),
      shipment_type: fc.constantFrom('parcel', 'fragile'),
      shipping_method: fc.constantFrom('pickup', 'drop_off'),
      amount_to_collect: fc.constantFrom(
        { amount: 100, currency: 'SAR' } as const,
        { amount: 101, currency: 'SAR' } as const,
        { amount: 100, currency: 'USD' } as const,
      ),
    },
    { requiredKeys: ['origin', 'destination', 'weight'] },
  )
  .map(({ sides, ...parcel }) => ({ ...parcel, ...sides }) satisfies QuotedParcel);
