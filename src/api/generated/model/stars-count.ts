/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RatingNumber } from './rating-number.ts';
import type { Stars } from './stars.ts';

/**
 * How many ratings have a score that rounds to so many stars, half up.
 */
export interface StarsCount {
  stars: Stars;
  count: RatingNumber;
}
