import {
  differingFields,
  type QuotedField,
  type QuotedParcel,
} from '../../common/quoted-parcel.ts';
import type { CourierPrice } from './price-shipment.ts';

/** How long a quote is binding. */
const QUOTE_LIFETIME_MINUTES = 15;

/** The binding part of a stored quote. */
export interface BindingQuote {
  request: QuotedParcel;
  prices: readonly Pick<CourierPrice, 'courierId' | 'serviceType'>[];
  expiresAt: Date;
  /** When a shipment was created from it; null while it can still be used. */
  usedAt: Date | null;
}

/** The new shipment, with everything its price depends on. */
export interface QuotedShipment {
  request: QuotedParcel;
  courierId: string;
  serviceType: CourierPrice['serviceType'];
}

/** `courier`: the quote has no price for that courier and service. */
export type QuoteField = QuotedField | 'courier';

export type QuoteVerdict =
  | { outcome: 'ok' }
  | { outcome: 'used' }
  | { outcome: 'expired' }
  | { outcome: 'mismatch'; fields: QuoteField[] };

/** The instant from which a quote made now is no longer binding. */
export function quoteExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + QUOTE_LIFETIME_MINUTES * 60_000);
}

/**
 * Whether a shipment may be charged the price of a quote. `used` is reported before `expired` (the
 * shipment exists: look for it), and both before `mismatch`. A quote is expired at the instant
 * `expiresAt`.
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
