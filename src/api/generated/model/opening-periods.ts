/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpeningPeriod } from './opening-period.ts';

/**
 * Opening periods in the order of the Saudi week. A day without a period is closed.
 * @maxItems 21
 */
export type OpeningPeriods = OpeningPeriod[];
