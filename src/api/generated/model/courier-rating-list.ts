/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRating } from './courier-rating.ts';
import type { Page } from './page.ts';
import type { RatingSummary } from './rating-summary.ts';

/**
 * A page of ratings, with a summary of all.
 */
export interface CourierRatingList {
  summary: RatingSummary;
  /**
     * The ratings of the page.
     * @maxItems 100
     */
  data: CourierRating[];
  page: Page;
}
