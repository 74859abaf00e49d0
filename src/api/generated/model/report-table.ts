/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportCount } from './report-count.ts';
import type { ReportDimension } from './report-dimension.ts';
import type { ReportTableRow } from './report-table-row.ts';

/**
 * A table of the report.
 */
export interface ReportTable {
  /** What divides the table into rows. */
  by: ReportDimension;
  /**
     * The rows, in descending order of the table's first figure.
     * @maxItems 250
     */
  rows: ReportTableRow[];
  /** Number of rows that are left out: a table has at most 50 clients, or 250 other rows. */
  more: ReportCount;
}
