import styled from '@emotion/styled';
import { phoneQuery, useMediaQuery } from '../use-media-query.ts';
import { useTable, type RowData } from '@tanstack/react-table';
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { FailedState } from '../feedback/failed-state.tsx';
import { WorkingLine } from '../feedback/working-line.tsx';
import { CardRows } from './card-rows.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { shownColumns } from './column-layout.ts';
import type { Column } from './column.ts';
import type { TableBody } from './paged-body.tsx';
import type { Sort } from './sort.ts';
import { features, tableColumn } from './table-features.ts';
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
  /** The selected rows, and the label of a row's checkbox. Keep `rowName` stable between renders. */
  selection?: { selected: Selection<Row>; rowName: (row: Row) => string } | undefined;
  /**
   * Content of a card on phones, where labelled cells would be too long. Keep it stable between
   * renders: cards are rendered again when it changes.
   */
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
  const { now } = layout;
  const shownIds = shownColumns(now).join();
  const shown = useMemo(
    () => shownIds.split(',').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, shownIds],
  );
  const totals = useMemo(() => totalsOf(columns, rows), [columns, rows]);
  const open = useLatest(onOpen);
  const { rowName, selected: { select, rows: selected = none } = {} } = selection ?? {};
  const ticks = useMemo(() => rowName && select && { rowName, select }, [rowName, select]);
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(tableColumn), [columns]),
    data: rows ?? noRows,
    getRowId: rowId,
  });

  // The first rows are made bit by bit, so that a slow phone answers in between.
  const isLoaded = useDeferredValue(rows !== undefined);
  if (failed) return <FailedState onRetry={onRetry} />;
  if (rows === undefined || !isLoaded) {
    return <RowsSkeleton columns={Math.min(shown.length, 8)} density={now.density} />;
  }
  if (rows.length === 0) return empty;
  const shared = {
    ...{ rows: table.getRowModel().rows, columns: shown, label, ticks, selected },
    onOpen: onOpen && open,
  };
  return (
    <div aria-busy={stale} style={{ position: 'relative' }}>
      {stale && <Line />}
      {onPhone ? (
        <CardRows {...shared} renderCard={renderCard} />
      ) : (
        <TableRows
          {...shared}
          {...{ layout, totals, openRow, body }}
          sorting={onSortChange && { sort, onSort: onSortChange }}
        />
      )}
      {footer}
    </div>
  );
}

const noRows: readonly never[] = [];
const none = new Map<string, never>();

/** Calls the function of the latest render, and is always the same, so that rows are not rendered. */
function useLatest<Argument>(
  latest: ((argument: Argument) => void) | undefined,
): (argument: Argument) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((argument) => {
    ref.current?.(argument);
  }, []);
}

/** Totals of the rows by column; undefined if no column has one. */
function totalsOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = noRows,
): Readonly<Record<string, ReactNode>> | undefined {
  const totals = columns.flatMap(({ id, total }) => (total ? [[id, total(rows)] as const] : []));
  return totals.length > 0 ? Object.fromEntries(totals) : undefined;
}
