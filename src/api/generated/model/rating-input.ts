/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { RatingParts } from './rating-parts.ts';

/**
 * A rating of the courier of a shipment.
 */
export interface RatingInput {
  parts: RatingParts;
  text?: Paragraph;
}
