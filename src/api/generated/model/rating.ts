/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { DateTime } from './date-time.ts';
import type { Paragraph } from './paragraph.ts';
import type { RatingId } from './rating-id.ts';
import type { RatingParts } from './rating-parts.ts';
import type { RatingScore } from './rating-score.ts';
import type { ShipmentId } from './shipment-id.ts';

/**
 * A rating, as the account that gave it sees it.
 */
export interface Rating {
  id: RatingId;
  /** The shipment that was rated. */
  shipment_id: ShipmentId;
  /** The courier that was rated. */
  courier_id: CourierId;
  score: RatingScore;
  parts: RatingParts;
  /** What the person has to say; absent if nothing. */
  text?: Paragraph;
  /** When the rating was given. */
  created_at: DateTime;
  /** When the rating last changed. */
  updated_at: DateTime;
}
