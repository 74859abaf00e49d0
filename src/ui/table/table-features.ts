import { tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { Column } from './column.ts';

/**
 * No feature of the library: the layout and the selection have modules of their own here, and the
 * server does the sorting.
 */
export const features = tableFeatures({});

/** Converts a column to one of TanStack Table. */
export function tableColumn<Row extends RowData>({
  id,
  cell,
}: Column<Row>): ColumnDef<typeof features, Row> {
  return { id, cell: ({ row }: { row: { original: Row } }) => cell(row.original) };
}
