/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierTier } from './courier-tier.ts';
import type { LocalizedText } from './localized-text.ts';

/**
 * A courier in brief.
 */
export interface CourierSummary {
  id: CourierId;
  /** Name of the courier. */
  name: LocalizedText;
  tier: CourierTier;
  /**
     * Average customer rating, with one decimal, rounded half up; 0 if there is none.
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * Number of ratings in the average.
     * @minimum 0
     * @maximum 100000000
     */
  rating_count: number;
  /** Whether it is a fictional courier from the sample data. */
  sample: boolean;
}
