import { describe, expect, it } from 'vitest';
import { type BindingQuote, quoteExpiry, quoteStillFits } from './quote-binding.ts';
import type { QuotedShipment } from './quote-binding.ts';
import type { QuotedParcel } from '../../common/quoted-parcel.ts';
import { JEDDAH, RIYADH } from './testing/samples.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');
const now = new Date('2026-11-21T10:05:00Z');

const undecided: QuotedParcel = { origin: RIYADH, destination: JEDDAH, weight: 1_000 };
const request: QuotedParcel = {
  ...undecided,
  length: 300,
  width: 200,
  height: 100,
  shipment_type: 'parcel',
  shipping_method: 'pickup',
  amount_to_collect: { amount: 10_000, currency: 'SAR' },
};

function aQuote(changes: Partial<BindingQuote> = {}): BindingQuote {
  return {
    request,
    prices: [
      { courierId: 'crr_a', serviceType: 'standard' },
      { courierId: 'crr_b', serviceType: 'express' },
    ],
    expiresAt: quoteExpiry(createdAt),
    usedAt: null,
    ...changes,
  };
}

function aShipment(
  changes: Partial<QuotedParcel> = {},
  choice: Partial<QuotedShipment> = {},
): QuotedShipment {
  const parcel = { ...request, ...changes };
  return { request: parcel, courierId: 'crr_a', serviceType: 'standard', ...choice };
}

describe('a quote', () => {
  it('is binding for fifteen minutes, exclusive', () => {
    const expiresAt = quoteExpiry(createdAt);
    expect(expiresAt.toISOString()).toBe('2026-11-21T10:15:00.000Z');
    const justBefore = new Date(expiresAt.getTime() - 1);
    expect(quoteStillFits(aQuote(), aShipment(), justBefore)).toEqual({ outcome: 'ok' });
    expect(quoteStillFits(aQuote(), aShipment(), expiresAt)).toEqual({ outcome: 'expired' });
  });

  it('is used once, and is reported as used even after it expired', () => {
    const used = aQuote({ usedAt: now });
    expect(quoteStillFits(used, aShipment(), now)).toEqual({ outcome: 'used' });
    const tomorrow = new Date('2026-11-22T10:00:00Z');
    expect(quoteStillFits(used, aShipment({ weight: 1 }), tomorrow)).toEqual({ outcome: 'used' });
  });

  it.each([
    ['origin_country', { origin: { country: 'AE', city: 'riyadh' } }],
    ['origin_city', { origin: { country: 'SA', city: 'abha' } }],
    ['destination_country', { destination: { country: 'AE', city: 'jeddah' } }],
    ['destination_city', { destination: { country: 'SA', city: 'abha' } }],
    ['weight', { weight: 1_001 }],
    ['dimensions', { length: 301 }],
    ['dimensions', { length: undefined, width: undefined, height: undefined }],
    ['pieces', { pieces: 2 }],
    ['shipment_type', { shipment_type: 'fragile' }],
    ['shipping_method', { shipping_method: 'drop_off' }],
    ['amount_to_collect', { amount_to_collect: { amount: 10_001, currency: 'SAR' as const } }],
    ['amount_to_collect', { amount_to_collect: { amount: 10_000, currency: 'USD' as const } }],
    ['amount_to_collect', { amount_to_collect: undefined }],
  ])('does not fit another %s', (field, changes) => {
    expect(quoteStillFits(aQuote(), aShipment(changes), now)).toEqual({
      outcome: 'mismatch',
      fields: [field],
    });
  });

  it.each<Partial<QuotedShipment>>([{ courierId: 'crr_c' }, { serviceType: 'express' }])(
    'has no price for $courierId $serviceType',
    (choice) => {
      expect(quoteStillFits(aQuote(), aShipment({}, choice), now)).toEqual({
        outcome: 'mismatch',
        fields: ['courier'],
      });
    },
  );

  it('names every difference', () => {
    const shipment = aShipment({ weight: 2_000, pieces: 3 }, { courierId: 'crr_c' });
    expect(quoteStillFits(aQuote(), shipment, now)).toEqual({
      outcome: 'mismatch',
      fields: ['weight', 'pieces', 'courier'],
    });
  });

  it('fits the same parcel turned round', () => {
    const turned = aShipment({ length: 100, width: 300, height: 200 });
    expect(quoteStillFits(aQuote(), turned, now)).toEqual({ outcome: 'ok' });
  });

  it('does not fit a shipment with details it left open', () => {
    const quick = aQuote({ request: undecided });
    expect(quoteStillFits(quick, aShipment(), now)).toEqual({
      outcome: 'mismatch',
      fields: ['dimensions', 'shipment_type', 'shipping_method', 'amount_to_collect'],
    });
  });
});
