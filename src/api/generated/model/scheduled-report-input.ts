/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportFrequency } from './report-frequency.ts';
import type { ReportName } from './report-name.ts';
import type { ScheduledReportFilters } from './scheduled-report-filters.ts';

/**
 * A report to send by e-mail.
 */
export interface ScheduledReportInput {
  report: ReportName;
  frequency: ReportFrequency;
  filters?: ScheduledReportFilters;
}
