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
 * A rating as everybody sees it. It names neither the account nor the shipment, and no city; of its time only the month is shown.
 */
export interface CourierRating {
  id: RatingId;
  score: RatingScore;
  parts: RatingParts;
  text?: Paragraph;
  service_type: ServiceType;
  lane: Lane;
  /**
     * The month of the rating in the Riyadh time zone.
     * @maxLength 7
     * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
     */
  month: string;
  /** Whether this account gave it. */
  mine: boolean;
  /** True for a fictional rating from the sample data. */
  sample: boolean;
}
