/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { ReportFrequency } from './report-frequency.ts';
import type { ReportName } from './report-name.ts';
import type { ScheduledReportFilters } from './scheduled-report-filters.ts';
import type { ScheduledReportId } from './scheduled-report-id.ts';

/**
 * A report that is sent by e-mail.
 */
export interface ScheduledReport {
  id: ScheduledReportId;
  report: ReportName;
  frequency: ReportFrequency;
  filters: ScheduledReportFilters;
  /** Day on which the next e-mail is sent. */
  next_on: Date;
  /** When the report was scheduled. */
  created_at: DateTime;
}
