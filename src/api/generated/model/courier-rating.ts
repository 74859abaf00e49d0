/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Lane } from './lane.ts';
import type { Paragraph } from './paragraph.ts';
import type { RatingId } from './rating-id.ts';
import type { RatingParts } from './rating-parts.ts';
import type { RatingScore } from './rating-score.ts';
import type { ServiceType } from './service-type.ts';

/**
 * A rating, as everyone sees it. It names neither the account nor the shipment nor a city, and shows only the month in which it was given.
 */
export interface CourierRating {
  id: RatingId;
  score: RatingScore;
  parts: RatingParts;
  /** What the person has to say; absent if nothing. */
  text?: Paragraph;
  service_type: ServiceType;
  lane: Lane;
  /**
     * Month in which the rating was given, in the Riyadh time zone, as `YYYY-MM`.
     * @maxLength 7
     * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
     */
  month: string;
  /** Whether this account gave it. */
  mine: boolean;
  /** Whether it is a fictional rating from the sample data. */
  sample: boolean;
}
