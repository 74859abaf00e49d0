import styled from '@emotion/styled';
import { useMediaQuery } from '../use-media-query.ts';
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

// Over the current rows, which stay readable while the next ones load.
const Line = styled(WorkingLine)({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: 0,
  insetInline: 0,
});

/** A sort as in the contract: `created_at` ascending, `-created_at` descending. */
export type Sort = string;

export interface DataTableProps<Row extends RowData> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** The person's layout. */
  layout: TableLayout;
  /** Undefined while the first page loads. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** A stable key of one row. */
  rowId: (row: Row) => string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /**
   * Opens the row's page when any part of it that has no other function is clicked. One cell must
   * contain a link to the same page, for the keyboard and screen readers.
   */
  onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is shown beside the table. */
  openRow?: string | undefined;
  /** The selected rows, and the label of a row's checkbox. */
  selection?: { selected: Selection<Row>; rowName: (row: Row) => string } | undefined;
  /** Content of a card on phones, where labelled cells would be too long. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Renders the rows: `VirtualBody` if there are thousands. */
  body?: TableBody;
  /** Whether the rows could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Shown below the rows, such as a Pager. */
  footer?: ReactNode;
  /** The rows belong to an earlier query while the next ones load. */
  stale?: boolean;
}

/**
 * The table component: rows on wide screens, cards on phones, and the states while loading, empty
 * and failed.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  layout,
  rows,
  rowId,
  sort,
  onSortChange,
  onOpen,
  openRow,
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
  const shared = { table, label, onOpen, openRow, rowName: selection?.rowName };
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

/** Totals of the rows by column; undefined if no column has one. */
function totalsOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = noRows,
): Readonly<Record<string, ReactNode>> | undefined {
  const totals = columns.flatMap(({ id, total }) => (total ? [[id, total(rows)] as const] : []));
  return totals.length > 0 ? Object.fromEntries(totals) : undefined;
}

/** Converts a layout to the state of TanStack Table; the same objects for the same layout. */
function columnStateOf(layout: ColumnLayout) {
  const { order, hidden, pinned, widths } = layout;
  const pinnedTo = (side: PinnedTo) => order.filter((id) => pinned[id] === side);
  return {
    // The table itself does not move pinned columns to their edge.
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
