/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { ReportValues } from './report-values.ts';

/**
 * Figures of one step of the series.
 */
export interface ReportPoint {
  /** First day of the step. */
  from: Date;
  values: ReportValues;
}
