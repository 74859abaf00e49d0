/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Days } from './days.ts';

/**
 * Working days of the courier in transit, counted from the day after collection.
 */
export interface TransitTime {
  /** Days if everything goes well. */
  min_days: Days;
  /** Days within which the courier undertakes to deliver. */
  max_days: Days;
}
