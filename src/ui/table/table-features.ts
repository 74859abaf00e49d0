import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { LayoutColumn, PinnedTo } from './column-layout.ts';

/** How a column behaves beyond its data. */
export interface ColumnLook {
  /** The column's name: a message id. */
  labelId: string;
  /** Figures stand at the end of the cell. */
  numeric?: boolean;
  /** On phones: the head of the card, a labelled line in it, its foot, or not there at all. */
  onPhone?: 'title' | 'line' | 'foot' | 'hidden';
  /** Away until somebody asks for it. */
  isExtra?: boolean;
  /** Stays at an edge unless somebody lets it go. */
  pinned?: PinnedTo;
}

/** The features every table of ours has; sorting itself is the server's. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
  columnMeta: {} as ColumnLook,
});

export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;

/** Makes columns for rows of one type: `const column = columnsOf<Shipment>()`. */
export function columnsOf<Row extends RowData>() {
  return createColumnHelper<typeof features, Row>();
}

/** What arranging has to know of columns. */
export function layoutColumns<Row extends RowData>(
  columns: readonly Column<Row>[],
): LayoutColumn[] {
  return columns.flatMap((column) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : undefined);
    const { meta } = column;
    if (id === undefined || !meta) return [];
    const { labelId, isExtra = false, pinned } = meta;
    return [{ id, labelId, isExtra, pinned, canHide: column.enableHiding !== false }];
  });
}
