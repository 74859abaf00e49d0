/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ComparisonSummary } from './comparison-summary.ts';
import type { CourierPrice } from './courier-price.ts';
import type { DateTime } from './date-time.ts';
import type { ExcludedCourier } from './excluded-courier.ts';
import type { QuoteCreate } from './quote-create.ts';
import type { QuoteId } from './quote-id.ts';
import type { QuoteStatus } from './quote-status.ts';

/**
 * A binding offer. Until it expires, one shipment can be booked with it at the stated price.
 */
export interface Quote {
  id: QuoteId;
  /** Whether a shipment can still be booked with it. */
  status: QuoteStatus;
  /** When the quote was given. */
  created_at: DateTime;
  /** When the quote expires. */
  expires_at: DateTime;
  /** The parcel as it was described. */
  request: QuoteCreate;
  /**
     * Prices of the couriers that can take the parcel, cheapest first.
     * @maxItems 4000
     */
  prices: CourierPrice[];
  /**
     * Couriers that cannot take the parcel, with the reasons.
     * @maxItems 4000
     */
  excluded: ExcludedCourier[];
  summary: ComparisonSummary;
}
