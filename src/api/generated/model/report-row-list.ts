/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ReportRowTotals } from './report-row-totals.ts';
import type { ReportRow } from './report-row.ts';

export interface ReportRowList {
  /**
     * Newest first.
     * @maxItems 100
     */
  data: ReportRow[];
  page: Page;
  totals: ReportRowTotals;
}
