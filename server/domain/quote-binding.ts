import {
  differingFields,
  type QuotedField,
  type QuotedParcel,
} from '../../common/quoted-parcel.ts';
import type { CourierPrice } from './price-shipment.ts';

/** For this long a quote is what will be charged. */
const QUOTE_LIFETIME_MINUTES = 15;

/** The part of a stored quote that binds. */
export interface BindingQuote {
  request: QuotedParcel;
  prices: readonly Pick<CourierPrice, 'courierId' | 'serviceType'>[];
  expiresAt: Date;
  /** When a shipment was created from it; null while it may still be used. */
  usedAt: Date | null;
}

/** The shipment about to be created, as far as its price depends on it. */
export interface QuotedShipment {
  request: QuotedParcel;
  courierId: string;
  serviceType: CourierPrice['serviceType'];
}

/** `courier` is a courier and service that the quote has no price for. */
export type QuoteField = QuotedField | 'courier';

export type QuoteVerdict =
  | { outcome: 'ok' }
  | { outcome: 'used' }
  | { outcome: 'expired' }
  | { outcome: 'mismatch'; fields: QuoteField[] };

/** The instant from which a quote made now no longer binds. */
export function quoteExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + QUOTE_LIFETIME_MINUTES * 60_000);
}

/**
 * Whether a shipment may be charged what a quote says. `used` is told before `expired` (the
 * shipment exists: look for it), and both before `mismatch`. A quote has expired at the very
 * instant `expiresAt`.
 */
export function quoteStillFits(
  { request, prices, expiresAt, usedAt }: BindingQuote,
  shipment: QuotedShipment,
  now: Date,
): QuoteVerdict {
  if (usedAt !== null) return { outcome: 'used' };
  if (now.getTime() >= expiresAt.getTime()) return { outcome: 'expired' };
  const isPriced = prices.some(
    (price) => price.courierId === shipment.courierId && price.serviceType === shipment.serviceType,
  );
  const differing = differingFields(request, shipment.request);
  const fields: QuoteField[] = isPriced ? differing : [...differing, 'courier'];
  return fields.length === 0 ? { outcome: 'ok' } : { outcome: 'mismatch', fields };
}
