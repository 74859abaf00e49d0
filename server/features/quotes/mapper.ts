import type { components } from '../../../openapi/generated/types.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import type { ShownCourier } from '../couriers/tables.ts';
import { NOT_RATED, type Ratings } from '../ratings/current-ratings.ts';
import type { QuoteRow } from './store.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import type { Measured } from '../deliveries/measured.ts';
import { toShownExclusion, toShownPrice } from './shown-price.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

/** The input of the pricing rules. */
export function toShipmentRequest(quote: Schemas['QuoteCreate']): ShipmentRequest {
  const { length, width, height } = quote;
  const hasDimensions = length !== undefined && width !== undefined && height !== undefined;
  return {
    origin: quote.origin,
    destination: quote.destination,
    weight: quote.weight,
    dimensions: hasDimensions ? { length, width, height } : null,
    pieces: quote.pieces ?? 1,
    shipmentType: quote.shipment_type ?? null,
    shippingMethod: quote.shipping_method ?? null,
    amountToCollect: quote.amount_to_collect ?? null,
  };
}

/** What changes after a quote is given. */
interface Known {
  balance: number;
  ratings: Ratings;
  measured: Measured;
  now: Date;
}

/** A stored quote with its current state (used or expired), balance, ratings and deliveries. */
export function toQuote(
  quote: Pick<QuoteRow, 'id' | 'request' | 'offer' | 'created_at' | 'expires_at' | 'used_by'>,
  versions: ReadonlyMap<number, CardVersion>,
  { balance, ratings, measured, now }: Known,
): Schemas['Quote'] {
  const { request, offer } = quote;
  const versionOf = (version: number): CardVersion => {
    const found = versions.get(version);
    if (!found) throw new Error(`quote ${quote.id} needs version ${version} of a card`);
    return found;
  };
  const rated = (courier: ShownCourier) =>
    toCourierSummary(courier, ratings.get(courier.id) ?? NOT_RATED);
  return {
    id: quote.id,
    status: statusOf(quote, now),
    created_at: quote.created_at.toISOString(),
    expires_at: quote.expires_at.toISOString(),
    request,
    prices: offer.prices.map((stored) => {
      const price = toShownPrice(stored, versionOf(stored[0]), offer, request);
      const fact = measured.get(price.courier.id)?.[price.service_type]?.[price.lane];
      return {
        ...price,
        courier: rated(price.courier),
        balance_after: sar(balance - price.total_fee.amount),
        ...(fact && { measured: fact }),
      };
    }),
    excluded: offer.excluded.map((stored) => {
      const exclusion = toShownExclusion(stored, versionOf(stored[0]));
      return { ...exclusion, courier: rated(exclusion.courier) };
    }),
    summary: offer.summary,
  };
}

function statusOf(
  { used_by, expires_at }: Pick<QuoteRow, 'used_by' | 'expires_at'>,
  now: Date,
): Schemas['Quote']['status'] {
  if (used_by !== null) return 'used';
  return now.getTime() >= expires_at.getTime() ? 'expired' : 'open';
}
