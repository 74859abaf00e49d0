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
  /** Until when it can be rated and the rating changed; absent unless it is or was ratable. */
  until?: DateTime;
  /**
     * The parts that this shipment has.
     * @maxItems 5
     */
  parts: RatingPart[];
  rating?: Rating;
}
