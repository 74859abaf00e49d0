import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { RowData } from '@tanstack/react-table';

/** How a column behaves beyond its data. */
export interface ColumnLook {
  /** The column's name: a message id. */
  labelId: string;
  /** Figures stand at the end of the cell. */
  numeric?: boolean;
  /** On phones: the head of the card, a labelled line in it, its foot, or not there at all. */
  onPhone?: 'title' | 'line' | 'foot' | 'hidden';
  /** A fixed width, in pixels. */
  width?: number;
}

/** The features every table of ours has; sorting itself is the server's. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: {} as ColumnLook,
});

/** Makes columns for rows of one type: `const column = columnsOf<Shipment>()`. */
export function columnsOf<Row extends RowData>() {
  return createColumnHelper<typeof features, Row>();
}
