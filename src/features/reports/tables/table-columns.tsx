import { reportUnit } from '../../../../common/report-units.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportTable } from '../../../api/generated/model/report-table.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import type { Column } from '../../../ui/table/column.ts';
import { measuresIn } from '../frame/shown-groups.ts';
import { FigureCell } from './figure-cell.tsx';
import { NameCell } from './name-cell.tsx';
import { TotalCell, TotalLabel } from './total-cell.tsx';

/** Figures on the card of a row; more would make it a page of its own. */
const figuresOnPhone = 5;

/** The columns of a table: the name, then its figures in the order of the answer. */
export function tableColumns({ by, rows, more }: ReportTable): Column<ReportTableRow>[] {
  // A row without deliveries has no shares of them, so the fullest row tells the order.
  const fullestFirst = rows
    .map(({ values }) => measuresIn(values))
    .toSorted((a, b) => b.length - a.length);
  const measures = [...new Set(fullestFirst.flat())];
  // The rows that are left out would be missing from the totals.
  const withTotals = more === 0 && rows.length > 1;
  return [
    {
      id: 'name',
      labelId: `reports.by.${by}`,
      pinned: 'start',
      canHide: false,
      size: hasLongNames(by, rows) ? 220 : 180,
      onPhone: 'title',
      cell: (row) => <NameCell row={row} by={by} />,
      ...(withTotals && { total: () => <TotalLabel /> }),
    },
    ...measures.map((measure, at): Column<ReportTableRow> => {
      const most = at === 0 ? mostOf(measure, rows) : undefined;
      return {
        id: measure,
        labelId: `reports.measure.${measure}`,
        numeric: true,
        sorts: 'desc',
        size: reportUnit(measure) === 'amount' ? 140 : 124,
        ...(at >= figuresOnPhone && { onPhone: 'hidden' }),
        cell: (row) => <FigureCell row={row} by={by} measure={measure} most={most} />,
        ...(withTotals && {
          total: (all) => <TotalCell rows={all} measure={measure} />,
        }),
      };
    }),
  ];
}

/** Reasons are sentences, and clients have a phone number. */
function hasLongNames(by: ReportTable['by'], rows: readonly ReportTableRow[]): boolean {
  return by.endsWith('_reason') || rows.some(({ phone }) => phone !== undefined);
}

/** Undefined where a bar would say nothing: of one row, or of values below zero. */
function mostOf(measure: ReportMeasure, rows: readonly ReportTableRow[]): number | undefined {
  const values = rows.map((row) => row.values[measure] ?? 0);
  return values.length > 1 && Math.min(...values) >= 0 ? Math.max(...values) : undefined;
}
