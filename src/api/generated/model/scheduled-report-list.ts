/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ScheduledReport } from './scheduled-report.ts';

/**
 * The scheduled reports.
 */
export interface ScheduledReportList {
  /**
     * The reports, in the order in which they were scheduled.
     * @maxItems 20
     */
  data: ScheduledReport[];
}
