/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RatingAverage } from './rating-average.ts';
import type { RatingNumber } from './rating-number.ts';
import type { RatingPart } from './rating-part.ts';

/**
 * Mean of one part over the ratings that have it.
 */
export interface PartAverage {
  part: RatingPart;
  average: RatingAverage;
  count: RatingNumber;
}
