import type { ReactNode } from 'react';
import type { LayoutColumn } from './column-layout.ts';

/** One column of a table. */
export interface Column<Row> extends LayoutColumn {
  cell: (row: Row) => ReactNode;
  /** Aligns numbers to the end of the cell. */
  numeric?: boolean;
  /** Width in pixels, where the default does not suit. */
  size?: number;
  /**
   * Sorts the list, first in this direction; the column's id is the contract's name of the sort.
   */
  sorts?: 'asc' | 'desc';
  /** On phones: the title of the card, a labelled line in it, its footer, or hidden. */
  onPhone?: 'title' | 'line' | 'foot' | 'hidden';
  /** Total of a page's rows, for a last line that stays visible. */
  total?: (rows: readonly Row[]) => ReactNode;
}
