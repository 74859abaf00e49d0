/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ScheduledReport } from './scheduled-report.ts';

export interface ScheduledReportList {
  /** @maxItems 20 */
  data: ScheduledReport[];
}
