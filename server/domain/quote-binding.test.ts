import { expect, it } from 'vitest';
import {
  type BindingQuote,
  type QuotedShipment,
  quoteExpiry,
  quoteStillFits,
} from './quote-binding.ts';
import type { QuotedParcel } from '../../common/quoted-parcel.ts';
import { JEDDAH, RIYADH } from './testing/samples.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');
const now = new Date('2026-11-21T10:05:00Z');

const request: QuotedParcel = { origin: RIYADH, destination: JEDDAH, weight: 1_000 };
const quote: BindingQuote = {
  request,
  prices: [
    { courierId: 'crr_a', serviceType: 'standard' },
    { courierId: 'crr_b', serviceType: 'express' },
  ],
  expiresAt: quoteExpiry(createdAt),
  usedAt: null,
};
const shipment: QuotedShipment = { request, courierId: 'crr_a', serviceType: 'standard' };

it('a quote is binding for fifteen minutes, exclusive', () => {
  const { expiresAt } = quote;
  expect(expiresAt.toISOString()).toBe('2026-11-21T10:15:00.000Z');
  const justBefore = new Date(expiresAt.getTime() - 1);
  expect(quoteStillFits(quote, shipment, justBefore)).toEqual({ outcome: 'ok' });
  expect(quoteStillFits(quote, shipment, expiresAt)).toEqual({ outcome: 'expired' });
});

it('a quote is used once, and is reported as used even after it expired', () => {
  const used = { ...quote, usedAt: now };
  expect(quoteStillFits(used, shipment, now)).toEqual({ outcome: 'used' });
  const other = { ...shipment, request: { ...request, weight: 1 } };
  const tomorrow = new Date('2026-11-22T10:00:00Z');
  expect(quoteStillFits(used, other, tomorrow)).toEqual({ outcome: 'used' });
});

it.each<[string, Partial<QuotedShipment>, string[]]>([
  ['another courier', { courierId: 'crr_c' }, ['courier']],
  ['another service', { serviceType: 'express' }, ['courier']],
  [
    'several differences, each of which it names',
    { request: { ...request, weight: 2_000, pieces: 3 }, courierId: 'crr_c' },
    ['weight', 'pieces', 'courier'],
  ],
  [
    'details it left open',
    { request: { ...request, shipment_type: 'parcel', shipping_method: 'pickup' } },
    ['shipment_type', 'shipping_method'],
  ],
])('a quote does not fit a shipment with %s', (_, change, fields) => {
  const verdict = quoteStillFits(quote, { ...shipment, ...change }, now);
  expect(verdict).toEqual({ outcome: 'mismatch', fields });
});
