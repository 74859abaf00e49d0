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

/** The features every table of ours has; sorting itself is the server's. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
  columnMeta: {} as Pick<Column<never>, 'labelId' | 'numeric' | 'onPhone'>,
});

/** A column in the words of TanStack Table. */
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
  // Without a value a column does not sort; which one it is matters to nobody.
  return sorts ? { ...shared, accessorFn: () => null, sortDescFirst: sorts === 'desc' } : shared;
}
