/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportCount } from './report-count.ts';

/**
 * Of all rows, not only those of the page.
 */
export interface ReportRowTotals {
  rows: ReportCount;
  /**
     * The figure, counted from the rows; absent for a share or a mean of nothing.
     * @minimum -900000000000000
     * @maximum 900000000000000
     */
  value?: number;
}
