/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { RatingParts } from './rating-parts.ts';

/**
 * A rating of the courier that carried a shipment.
 */
export interface RatingInput {
  parts: RatingParts;
  /** What the person has to say; absent if nothing. */
  text?: Paragraph;
}
