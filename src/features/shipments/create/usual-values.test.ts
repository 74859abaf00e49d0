import { expect, it } from 'vitest';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { sampleProfile } from './booking-samples.ts';
import { emptyBooking } from './booking-values.ts';
import { asLastTime } from './usual-values.ts';

const empty = emptyBooking(sampleProfile);

it('begins with the size, packaging, time and product of last time, and nothing else of it', () => {
  const usual = {
    ...({ size: 'large', length: 500, width: 400, height: 350, dimension_unit: 'mm' } as const),
    ...({ packaging_type: 'bag', preferred_delivery_time: '18-21' } as const),
    ...{ product_name: 'Coffee', quantity: 4 },
    price: { amount: 69_000, currency: 'SAR' as const },
  };
  const more = {
    ...{ weight: 900, pieces: 3, note: 'Ring twice', preferred_delivery_day: 'monday' as const },
    ...{ payment_type: 'cash_on_delivery' as const, reference_id: 'ONE' },
    receiver: { full_name: 'Sample Receiver' },
  };
  const last = { ...usual, ...more } as Shipment;
  expect(asLastTime(empty, last)).toEqual({ ...empty, ...usual });
  expect(asLastTime(empty, { ...last, sku: 'OUD' }).sku).toBe('OUD');
});

it('is an empty form for an account without a shipment', () => {
  expect(asLastTime(empty, undefined)).toBe(empty);
});
