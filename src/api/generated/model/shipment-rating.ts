/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { RatingPart } from './rating-part.ts';
import type { RatingState } from './rating-state.ts';
import type { Rating } from './rating.ts';

/**
 * The rating of a shipment, or whether it can be rated.
 */
export interface ShipmentRating {
  state: RatingState;
  /** When the time for rating, and for changing the rating, ends; absent if the shipment was never ratable. */
  until?: DateTime;
  /**
     * The parts that can be rated for this shipment.
     * @maxItems 5
     */
  parts: RatingPart[];
  /** The rating; absent if there is none. */
  rating?: Rating;
}
