/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { ReportName } from './report-name.ts';
import type { ReportPoint } from './report-point.ts';
import type { ReportStep } from './report-step.ts';
import type { ReportTable } from './report-table.ts';
import type { ReportValues } from './report-values.ts';

/**
 * A report of a period. Days are those of Riyadh.
 */
export interface Report {
  report: ReportName;
  /** The first day. */
  from: Date;
  /** The day after the last one. */
  to: Date;
  /** The first day of the period before, which is as long; absent without comparison. */
  compared_from?: Date;
  /** The day after its last one, which is `from`. */
  compared_to?: Date;
  step: ReportStep;
  /** When it was read. */
  as_of: DateTime;
  /** Of the whole period. */
  figures: ReportValues;
  /** Of the compared period; absent without one. */
  previous?: ReportValues;
  /**
     * One point for each step, in order. Empty if the report has no course of time.
     * @maxItems 100
     */
  series: ReportPoint[];
  /** @maxItems 6 */
  tables: ReportTable[];
}
