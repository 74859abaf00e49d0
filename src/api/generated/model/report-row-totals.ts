/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Totals of all rows, not only of those on the page.
 */
export interface ReportRowTotals {
  /**
     * The figure, to which the values of all rows add up; absent for a share or a mean of nothing.
     * @minimum -900000000000000
     * @maximum 900000000000000
     */
  value?: number;
}
