import useMediaQuery from '@mui/material/useMediaQuery';
import { useTable, type ColumnDef, type RowData, type SortingState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { FailedState } from '../feedback/failed-state.tsx';
import { ProgressLine } from '../feedback/progress-line.tsx';
import { CardRows } from './card-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { features } from './table-features.ts';
import { TableRows } from './table-rows.tsx';

/** A sort as the contract writes it: `created_at` rising, `-created_at` falling. */
export type Sort = string;

interface DataTableProps<Row extends RowData> {
  /** Names the table to readers. */
  label: string;
  columns: readonly ColumnDef<typeof features, Row>[];
  /** Undefined while the first page is on its way. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** A stable key of one row. */
  rowId: (row: Row) => string;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /**
   * Opens what a row stands for, when any part of it that does nothing else is clicked. One cell must
   * hold a link to the same place, for the keyboard and for readers.
   */
  onOpen?: (row: Row) => void;
  /** What a card shows on phones, where the labelled cells one under another are too much. */
  renderCard?: (row: Row) => ReactNode;
  /** Why the rows could not be loaded, or null. */
  failed: boolean;
  onRetry: () => void;
  /** What to show when there are no rows. */
  empty: ReactNode;
  /** Stands under the rows, such as a Pager. */
  footer?: ReactNode;
  /** Rows are from an earlier question while the next are loading. */
  stale?: boolean;
}

/** The one table: rows on wide screens, cards on phones, and every state between. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  onOpen,
  renderCard,
  failed,
  onRetry,
  empty,
  footer,
  stale = false,
}: DataTableProps<Row>) {
  const onPhone = useMediaQuery('(max-width: 759.95px)');
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns,
    data: rows ?? noRows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableSorting: onSortChange !== undefined,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSortChange?.(`${next.desc ? '-' : ''}${next.id}`);
    },
  });

  if (failed) return <FailedState onRetry={onRetry} />;
  if (rows === undefined) return <RowsSkeleton columns={columns.length} />;
  if (rows.length === 0) return empty;
  return (
    <div aria-busy={stale} style={{ position: 'relative' }}>
      {stale && <ProgressLine />}
      {onPhone ? (
        <CardRows table={table} label={label} onOpen={onOpen} renderCard={renderCard} />
      ) : (
        <TableRows table={table} label={label} onOpen={onOpen} />
      )}
      {footer}
    </div>
  );
}

const noRows: readonly never[] = [];

function sortingOf(sort: Sort | undefined): SortingState {
  if (!sort) return [];
  return [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}
