/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ReportRowTotals } from './report-row-totals.ts';
import type { ReportRow } from './report-row.ts';

/**
 * A page of what a figure counts.
 */
export interface ReportRowList {
  /**
     * The rows of the page, newest first.
     * @maxItems 100
     */
  data: ReportRow[];
  page: Page;
  totals: ReportRowTotals;
}
