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
 * A report on a period. Days are days in Riyadh.
 */
export interface Report {
  report: ReportName;
  /** First day of the period. */
  from: Date;
  /** The day after the last day of the period. */
  to: Date;
  /** First day of the compared period, which is as long and directly precedes; absent if no period is compared. */
  compared_from?: Date;
  /** The day after the last day of the compared period, which equals `from`; absent if no period is compared. */
  compared_to?: Date;
  step: ReportStep;
  /** When the figures were read. */
  as_of: DateTime;
  /** Figures of the whole period. */
  figures: ReportValues;
  /** Figures of the compared period; absent if no period is compared. */
  previous?: ReportValues;
  /**
     * One point for each step, in order. Empty if the report shows no course over time.
     * @maxItems 100
     */
  series: ReportPoint[];
  /**
     * The tables of the report.
     * @maxItems 6
     */
  tables: ReportTable[];
}
