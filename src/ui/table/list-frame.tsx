import useMediaQuery from '@mui/material/useMediaQuery';
import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { FilterBar, type FilterBarProps } from '../filters/filter-bar.tsx';
import { CheckIcon } from '../icons.tsx';
import type { BulkAction } from './bulk-bar.tsx';
import type { CsvSource } from './csv-export.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { ListRules } from './list-rules.ts';
import { Pager } from './pager.tsx';
import { TableTools } from './table-tools.tsx';
import { phoneQuery } from './table-style.ts';
import { useColumnLayout } from './use-column-layout.ts';
import type { useListAddress } from './use-list-address.ts';
import { useSelection } from './use-selection.ts';

const BulkBar = lazy(async () => ({
  default: (await import('./bulk-bar.tsx')).BulkBar,
})) as typeof import('./bulk-bar.tsx').BulkBar;

interface Asked {
  q?: string;
  sort?: string;
  cursor?: string;
}

/** One page of the answer. */
export interface ListPage<Row> {
  rows: readonly Row[];
  next: string | undefined;
  total: number;
  totalIsCapped: boolean;
}

interface ListFrameProps<Row extends RowData, Query extends Asked>
  extends
    Pick<
      DataTableProps<Row>,
      'label' | 'columns' | 'rowId' | 'onOpen' | 'renderCard' | 'totals' | 'failed' | 'onRetry'
    >,
    Pick<FilterBarProps, 'searchLabel' | 'searchPlaceholder'> {
  /** Under which columns and views are remembered. */
  name: string;
  /** Whose they are; undefined while that is not known. */
  owner: string | undefined;
  /** What the list shows when nothing narrows it: "All shipments". */
  allLabel: string;
  rules: ListRules<Query>;
  address: ReturnType<typeof useListAddress<Query>>;
  /** The order when none is asked for. */
  standardSort: string;
  rowsPerPage: number;
  /** Undefined while the first is on its way. */
  page: ListPage<Row> | undefined;
  /** The page is that of an earlier query while the next is on its way. */
  stale: boolean;
  filters: ReactNode;
  /** Somebody is about to arrange the columns: more of them may be offered from now on. */
  onArranging?: () => void;
  /** There is nothing at all, so nothing to search, to filter or to arrange. */
  isEmpty?: boolean;
  empty: ReactNode;
  csv?: CsvSource<Row>;
  /** What can be done with several rows; with none, rows cannot be selected. */
  bulkActions?: readonly BulkAction<Row>[];
  /** What a row is called where it is selected. */
  rowName?: (row: Row) => string;
}

/** A list as a page: search and filters, views and columns, the table and its pages. */
export function ListFrame<Row extends RowData, Query extends Asked>({
  name,
  owner,
  allLabel,
  rules,
  address,
  standardSort,
  rowsPerPage,
  page,
  stale,
  searchLabel,
  searchPlaceholder,
  filters,
  onArranging,
  isEmpty = false,
  csv,
  bulkActions = [],
  rowName = () => '',
  columns,
  ...table
}: ListFrameProps<Row, Query>) {
  const text = useText();
  const onPhone = useMediaQuery(phoneQuery);
  const [ticksOnPhone, setTicksOnPhone] = useState(false);
  const layout = useColumnLayout(name, owner, columns);
  const { query } = address;
  const search = rules.write(rules.change(query, {})).toString();
  const selected = useSelection<Row>(search);
  const first = address.page === undefined ? undefined : (address.page - 1) * rowsPerPage + 1;
  const cursor = page?.next;
  const sort = query.sort ?? standardSort;
  const sortBy = (next: string) => {
    address.change({ sort: next === standardSort ? undefined : next } as Parameters<
      typeof address.change
    >[0]);
  };
  const canSelect = bulkActions.length > 0 && (!onPhone || ticksOnPhone);
  const sortChoices = columns.flatMap((column) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
    const { meta } = column;
    if (
      !meta ||
      column.enableSorting === false ||
      !('accessorFn' in column || 'accessorKey' in column)
    )
      return [];
    return ['-', ''].map((direction) => ({
      sort: `${direction}${id}`,
      label: text(direction === '' ? 'ui.table.sortedUp' : 'ui.table.sortedDown', {
        column: text(meta.labelId),
      }),
    }));
  });

  return (
    <>
      {!isEmpty && (
        <FilterBar
          searchLabel={searchLabel}
          searchPlaceholder={searchPlaceholder}
          words={query.q}
          onSearch={address.search}
          filtersOn={rules.countFilters(query)}
          onClear={rules.isNarrowed(query) ? address.clear : undefined}
          tools={
            <TableTools
              name={name}
              owner={owner}
              allLabel={allLabel}
              layout={layout}
              place={{ search, show: address.show }}
              csv={csv}
              onArranging={onArranging}
              sorting={{ choices: sortChoices, sort, onSort: sortBy }}
              selecting={
                bulkActions.length > 0 && (
                  <Button
                    variant="outline"
                    size="small"
                    startIcon={<CheckIcon size={16} />}
                    aria-pressed={ticksOnPhone}
                    onClick={() => {
                      setTicksOnPhone(!ticksOnPhone);
                    }}
                  >
                    {text('ui.table.selecting')}
                  </Button>
                )
              }
            />
          }
        >
          {filters}
        </FilterBar>
      )}
      <DataTable
        {...table}
        columns={columns}
        layout={layout}
        rows={page?.rows}
        sort={sort}
        onSortChange={sortBy}
        selection={canSelect ? { selected, rowName } : undefined}
        stale={stale}
        footer={
          page && (
            <Pager
              range={
                first === undefined ? undefined : { from: first, to: first + page.rows.length - 1 }
              }
              total={page.total}
              totalIsCapped={page.totalIsCapped}
              onPrevious={address.previous}
              startsOver={address.startsOver}
              onNext={
                cursor === undefined
                  ? undefined
                  : () => {
                      address.next(cursor);
                    }
              }
              loading={stale}
            />
          )
        }
      />
      {selected.rows.size > 0 && (
        <Suspense>
          <BulkBar selected={selected} actions={bulkActions} />
        </Suspense>
      )}
    </>
  );
}
