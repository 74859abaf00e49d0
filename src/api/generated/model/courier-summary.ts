/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierTier } from './courier-tier.ts';
import type { LocalizedText } from './localized-text.ts';

export interface CourierSummary {
  id: CourierId;
  name: LocalizedText;
  tier: CourierTier;
  /**
     * Average customer rating, with one decimal, rounded half up; 0 if there is none.
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  rating_count: number;
  /** True for a fictional courier from the sample data. */
  sample: boolean;
}
