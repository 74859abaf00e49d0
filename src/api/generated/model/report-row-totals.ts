/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Of all rows, not only those of the page.
 */
export interface ReportRowTotals {
  /**
     * The figure, which the values of all rows add up to; absent for a share or a mean of nothing.
     * @minimum -900000000000000
     * @maximum 900000000000000
     */
  value?: number;
}
