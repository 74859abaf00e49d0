/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportCount } from './report-count.ts';
import type { ReportDimension } from './report-dimension.ts';
import type { ReportTableRow } from './report-table-row.ts';

export interface ReportTable {
  by: ReportDimension;
  /**
     * In descending order of the table's first figure.
     * @maxItems 250
     */
  rows: ReportTableRow[];
  /** Rows that are left out, because tables have 50 clients or 250 other rows at most. */
  more: ReportCount;
}
