/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuoteCreate } from './quote-create.ts';
import type { QuoteId } from './quote-id.ts';
import type { ShipmentId } from './shipment-id.ts';

/**
 * A request for prices.
 */
export interface RecordedQuote {
  id: QuoteId;
  created_at: DateTime;
  expires_at: DateTime;
  request: QuoteCreate;
  /** The shipment booked with the quote. */
  shipment_id?: ShipmentId;
}
