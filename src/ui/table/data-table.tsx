import styled from '@emotion/styled';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTable, type RowData, type SortingState } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { FailedState } from '../feedback/failed-state.tsx';
import { WorkingLine } from '../feedback/working-line.tsx';
import { CardRows } from './card-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { shownColumns, type ColumnLayout, type PinnedTo } from './column-layout.ts';
import type { Column } from './column.ts';
import type { TableBody } from './paged-body.tsx';
import { features, tableColumn } from './table-features.ts';
import { phoneQuery } from './table-style.ts';
import { TableRows } from './table-rows.tsx';
import type { TableLayout } from './use-column-layout.ts';
import type { Selection } from './use-selection.ts';

// Over the rows that can still be read while the next ones are awaited.
const Line = styled(WorkingLine)({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: 0,
  insetInline: 0,
});

/** A sort as the contract writes it: `created_at` rising, `-created_at` falling. */
export type Sort = string;

export interface DataTableProps<Row extends RowData> {
  /** Names the table to readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** How the person has them stand. */
  layout: TableLayout;
  /** Undefined while the first page is on its way. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** A stable key of one row. */
  rowId: (row: Row) => string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /**
   * Opens what a row stands for, when any part of it that does nothing else is clicked. One cell must
   * hold a link to the same place, for the keyboard and for readers.
   */
  onOpen?: ((row: Row) => void) | undefined;
  /** What can be selected, and how a row is called there. */
  selection?: { selected: Selection<Row>; rowName: (row: Row) => string } | undefined;
  /** What a card shows on phones, where the labelled cells one under another are too much. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** What draws the rows: `VirtualBody` where there are thousands. */
  body?: TableBody;
  /** Whether the rows could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  /** What to show when there are no rows. */
  empty: ReactNode;
  /** Stands under the rows, such as a Pager. */
  footer?: ReactNode;
  /** Rows are from an earlier query while the next are loading. */
  stale?: boolean;
}

/** The one table: rows on wide screens, cards on phones, and every state between. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  layout,
  rows,
  rowId,
  sort,
  onSortChange,
  onOpen,
  selection,
  renderCard,
  body,
  failed,
  onRetry,
  empty,
  footer,
  stale = false,
}: DataTableProps<Row>) {
  const onPhone = useMediaQuery(phoneQuery);
  const sorting = sortingOf(sort);
  const { now } = layout;
  const chosen = selection?.selected;
  const rowSelection = Object.fromEntries(
    Array.from(chosen?.rows.keys() ?? [], (id) => [id, true as const]),
  );
  const columnState = useMemo(() => columnStateOf(now), [now]);
  const tableColumns = useMemo(() => columns.map(tableColumn), [columns]);
  const totals = useMemo(() => totalsOf(columns, rows), [columns, rows]);
  const table = useTable({
    features,
    columns: tableColumns,
    data: rows ?? noRows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableSorting: onSortChange !== undefined,
    state: {
      sorting,
      rowSelection,
      ...columnState,
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSortChange?.(`${next.desc ? '-' : ''}${next.id}`);
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      const known = new Map([
        ...(chosen?.rows ?? []),
        ...(rows ?? []).map((row) => [rowId(row), row] as const),
      ]);
      chosen?.select(new Map([...known].filter(([id]) => next[id])));
    },
  });

  if (failed) return <FailedState onRetry={onRetry} />;
  if (rows === undefined) {
    return <RowsSkeleton columns={Math.min(shownColumns(now).length, 8)} density={now.density} />;
  }
  if (rows.length === 0) return empty;
  const shared = { table, label, onOpen, rowName: selection?.rowName };
  return (
    <div aria-busy={stale} style={{ position: 'relative' }}>
      {stale && <Line />}
      {onPhone ? (
        <CardRows {...shared} renderCard={renderCard} />
      ) : (
        <TableRows {...shared} layout={layout} totals={totals} body={body} />
      )}
      {footer}
    </div>
  );
}

const noRows: readonly never[] = [];

/** What the rows come to, by column; undefined where no column says so. */
function totalsOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = noRows,
): Readonly<Record<string, ReactNode>> | undefined {
  const totals = columns.flatMap(({ id, total }) => (total ? [[id, total(rows)] as const] : []));
  return totals.length > 0 ? Object.fromEntries(totals) : undefined;
}

/** A layout in the words of TanStack Table; the same objects for the same layout. */
function columnStateOf(layout: ColumnLayout) {
  const { order, hidden, pinned, widths } = layout;
  const pinnedTo = (side: PinnedTo) => order.filter((id) => pinned[id] === side);
  return {
    // Pinned columns are not moved to their edge by the table itself.
    columnOrder: shownColumns(layout),
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    columnPinning: { start: pinnedTo('start'), end: pinnedTo('end') },
    columnSizing: { ...widths },
  };
}

function sortingOf(sort: Sort | undefined): SortingState {
  if (!sort) return [];
  return [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}
