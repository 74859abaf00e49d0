/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuoteCreate } from './quote-create.ts';
import type { QuoteId } from './quote-id.ts';
import type { ShipmentId } from './shipment-id.ts';

/**
 * What prices were asked for.
 */
export interface RecordedQuote {
  id: QuoteId;
  created_at: DateTime;
  expires_at: DateTime;
  request: QuoteCreate;
  /** What was booked with it. */
  shipment_id?: ShipmentId;
}
