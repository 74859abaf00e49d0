/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuoteCreate } from './quote-create.ts';
import type { QuoteId } from './quote-id.ts';
import type { ShipmentId } from './shipment-id.ts';

/**
 * A stored quote, without its prices.
 */
export interface RecordedQuote {
  id: QuoteId;
  /** When the quote was given. */
  created_at: DateTime;
  /** When the quote expires or expired. */
  expires_at: DateTime;
  request: QuoteCreate;
  /** The shipment that was booked with the quote; absent if none was. */
  shipment_id?: ShipmentId;
}
