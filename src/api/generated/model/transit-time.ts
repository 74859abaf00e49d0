/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Days } from './days.ts';

/**
 * Number of working days of the courier in transit, counted from the day after collection.
 */
export interface TransitTime {
  min_days: Days;
  max_days: Days;
}
