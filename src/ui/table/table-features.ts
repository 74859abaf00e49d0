import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { Column } from './column.ts';

/** The features of every table. The server does the sorting. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
  columnMeta: {} as Pick<Column<never>, 'labelId' | 'numeric' | 'onPhone'>,
});

/** Converts a column to one of TanStack Table. */
export function tableColumn<Row extends RowData>(
  column: Column<Row>,
): ColumnDef<typeof features, Row> {
  const { id, cell, size = 150, sorts } = column;
  const shared = {
    id,
    size,
    meta: column,
    cell: ({ row }: { row: { original: Row } }) => cell(row.original),
  };
  // A column without a value cannot be sorted. The value itself is not used.
  return sorts ? { ...shared, accessorFn: () => null, sortDescFirst: sorts === 'desc' } : shared;
}
