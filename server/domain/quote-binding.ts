import type { CourierPrice } from './price-shipment.ts';
import type { ShipmentRequest } from './shipment-request.ts';

/** For this long a quote is what will be charged. */
export const QUOTE_LIFETIME_MINUTES = 15;

/** The part of a stored quote that binds. */
export interface BindingQuote {
  request: ShipmentRequest;
  prices: readonly Pick<CourierPrice, 'courierId' | 'serviceType'>[];
  expiresAt: Date;
  /** When a shipment was created from it; null while it may still be used. */
  usedAt: Date | null;
}

/** The shipment about to be created, as far as its price depends on it. */
export interface QuotedShipment extends ShipmentRequest {
  courierId: string;
  serviceType: CourierPrice['serviceType'];
}

/** `courier` is a courier and service that the quote has no price for. */
export type QuoteField =
  | 'origin_country'
  | 'origin_city'
  | 'destination_country'
  | 'destination_city'
  | 'weight'
  | 'dimensions'
  | 'pieces'
  | 'shipment_type'
  | 'shipping_method'
  | 'amount_to_collect'
  | 'courier';

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
 * Whether a shipment can be charged the price of a quote. `used` is reported before `expired` (the
 * shipment already exists), and both before `mismatch`. A quote is expired from the instant
 * `expiresAt`. What the quote left undecided (dimensions, type, method) must stay undecided: a
 * price without them does not hold for every choice.
 */
export function quoteStillFits(
  quote: BindingQuote,
  shipment: QuotedShipment,
  now: Date,
): QuoteVerdict {
  if (quote.usedAt !== null) return { outcome: 'used' };
  if (now.getTime() >= quote.expiresAt.getTime()) return { outcome: 'expired' };
  const fields = mismatches(quote, shipment);
  return fields.length === 0 ? { outcome: 'ok' } : { outcome: 'mismatch', fields };
}

function mismatches({ request, prices }: BindingQuote, shipment: QuotedShipment): QuoteField[] {
  const quoted = comparable(request);
  const wanted = comparable(shipment);
  const differing = Object.keys(quoted).filter(
    (field) => quoted[field as keyof typeof quoted] !== wanted[field as keyof typeof wanted],
  ) as QuoteField[];
  const isPriced = prices.some(
    (price) => price.courierId === shipment.courierId && price.serviceType === shipment.serviceType,
  );
  return isPriced ? differing : [...differing, 'courier'];
}

/** Each field as a value comparable with `===`. Turning a parcel does not change it. */
function comparable(request: ShipmentRequest) {
  const { origin, destination, dimensions, amountToCollect } = request;
  return {
    origin_country: origin.country,
    origin_city: origin.city,
    destination_country: destination.country,
    destination_city: destination.city,
    weight: request.weight,
    dimensions:
      dimensions &&
      [dimensions.length, dimensions.width, dimensions.height].sort((a, b) => a - b).join(' x '),
    pieces: request.pieces,
    shipment_type: request.shipmentType,
    shipping_method: request.shippingMethod,
    amount_to_collect: amountToCollect && `${amountToCollect.amount} ${amountToCollect.currency}`,
  } satisfies Record<Exclude<QuoteField, 'courier'>, unknown>;
}
