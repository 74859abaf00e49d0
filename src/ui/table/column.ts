import type { ReactNode } from 'react';
import type { LayoutColumn } from './column-layout.ts';

/** One column of a table. */
export interface Column<Row> extends LayoutColumn {
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of the cell. */
  numeric?: boolean;
  /** Pixels, where the usual ones do not suit it. */
  size?: number;
  /** Sorts the list, this way at first; its id is the contract's name of the sort. */
  sorts?: 'asc' | 'desc';
  /** On phones: the head of the card, a labelled line in it, its foot, or not there at all. */
  onPhone?: 'title' | 'line' | 'foot' | 'hidden';
  /** What the rows of a page come to, for a last line that stays in sight. */
  total?: (rows: readonly Row[]) => ReactNode;
}
