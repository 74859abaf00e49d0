/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PartAverage } from './part-average.ts';
import type { RatingAverage } from './rating-average.ts';
import type { RatingNumber } from './rating-number.ts';
import type { StarsCount } from './stars-count.ts';

/**
 * Summary of all ratings of a courier, whatever the filter. It is exact after each change.
 */
export interface RatingSummary {
  average: RatingAverage;
  count: RatingNumber;
  /**
     * Number of ratings by stars, from five to one.
     * @minItems 5
     * @maxItems 5
     */
  histogram: StarsCount[];
  /**
     * Mean of each part.
     * @minItems 5
     * @maxItems 5
     */
  parts: PartAverage[];
}
