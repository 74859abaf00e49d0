/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { ReportValues } from './report-values.ts';

/**
 * One step of the series.
 */
export interface ReportPoint {
  /** Its first day. */
  from: Date;
  values: ReportValues;
}
