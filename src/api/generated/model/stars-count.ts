/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RatingNumber } from './rating-number.ts';
import type { Stars } from './stars.ts';

/**
 * Number of ratings whose score rounds to this many stars, half up.
 */
export interface StarsCount {
  /** The number of stars. */
  stars: Stars;
  count: RatingNumber;
}
