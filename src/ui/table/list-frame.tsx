import { phoneQuery, useMediaQuery } from '../use-media-query.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FilterBar, type FilterBarProps } from '../filters/filter-bar.tsx';
import { CheckIcon } from '../icons.tsx';
import type { BulkAction } from './bulk-bar.tsx';
import type { CsvSource } from './csv-export.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { ListQuery, ListRules } from './list-rules.ts';
import { Pager } from './pager.tsx';
import { TableTools } from './table-tools.tsx';
import { useColumnLayout } from './use-column-layout.ts';
import type { useListAddress } from './use-list-address.ts';
import { useSelection } from './use-selection.ts';

const BulkBar = lazy(async () => ({
  default: (await import('./bulk-bar.tsx')).BulkBar,
})) as typeof import('./bulk-bar.tsx').BulkBar;

/** One page of the answer. */
export interface ListPage<Row> {
  rows: readonly Row[];
  next: string | undefined;
  total: number;
  totalIsCapped: boolean;
}

/** A list and the position in it, as `useListPage` returns it. */
export interface List<Row, Query extends ListQuery> {
  /** Identifies the stored columns and views. */
  name: string;
  /** The account; undefined while unknown. */
  owner: string | undefined;
  rules: ListRules<Query>;
  address: ReturnType<typeof useListAddress<Query>>;
  /** The default order. */
  standardSort: string;
  rowsPerPage: number;
  /** Undefined while the first page loads. */
  page: ListPage<Row> | undefined;
  /** The page belongs to an earlier query while the next one loads. */
  stale: boolean;
  failed: boolean;
  retry: () => void;
}

/** Columns in addition to the default ones. */
export interface MoreColumns {
  /** All required ones have loaded. */
  isReady: boolean;
  /** Some required ones could not be loaded. */
  isMissing: boolean;
  load: () => void;
}

interface ListFrameProps<Row extends { id: string }, Query extends ListQuery>
  extends
    Pick<DataTableProps<Row>, 'label' | 'columns' | 'onOpen' | 'openRow' | 'renderCard'>,
    Pick<FilterBarProps, 'searchLabel' | 'searchPlaceholder'> {
  list: List<Row, Query>;
  /** Name of the unfiltered list: "All shipments". */
  allLabel: string;
  filters: ReactNode;
  /** Between the filters and the rows. */
  above?: ReactNode;
  moreColumns?: MoreColumns;
  /** Replaces the list if there are no rows at all and nothing to search. */
  empty?: ReactNode;
  /** Shown if nothing matches. */
  notFound: { title: string; description: string };
  csv?: CsvSource<Row>;
  /** Actions on several rows. Without any, rows cannot be selected. */
  bulkActions?: readonly BulkAction<Row>[];
  /** Labels the checkbox of a row. */
  rowName?: (row: Row) => string;
}

/** A list as a page: search and filters, views and columns, the table and its pagination. */
export function ListFrame<Row extends { id: string }, Query extends ListQuery>({
  list,
  allLabel,
  searchLabel,
  searchPlaceholder,
  filters,
  above,
  moreColumns,
  empty,
  notFound,
  csv,
  bulkActions = [],
  rowName = ({ id }) => id,
  columns,
  ...table
}: ListFrameProps<Row, Query>) {
  const text = useText();
  const onPhone = useMediaQuery(phoneQuery);
  const [ticksOnPhone, setTicksOnPhone] = useState(false);
  const { name, owner, rules, address, standardSort, stale } = list;
  const layout = useColumnLayout(name, owner, columns);
  const { query } = address;
  const isMissing = moreColumns?.isMissing === true;
  const page = moreColumns?.isReady === false ? undefined : list.page;
  const search = rules.write(rules.change(query, {})).toString();
  const selected = useSelection<Row>(search);
  const first = address.page === undefined ? undefined : (address.page - 1) * list.rowsPerPage + 1;
  const cursor = page?.next;
  const sort = query.sort ?? standardSort;
  const sortBy = (next: string) => {
    address.change({ sort: next === standardSort ? undefined : next } as Parameters<
      typeof address.change
    >[0]);
  };
  const canSelect = bulkActions.length > 0 && (!onPhone || ticksOnPhone);
  const sortChoices = columns.flatMap(({ id, labelId, sorts }) =>
    sorts
      ? ['-', ''].map((direction) => ({
          sort: `${direction}${id}`,
          label: text(direction === '' ? 'ui.table.sortedUp' : 'ui.table.sortedDown', {
            column: text(labelId),
          }),
        }))
      : [],
  );

  return (
    <>
      {/* Saving the layout now would drop columns that have not loaded. */}
      {!empty && !isMissing && (
        <FilterBar
          searchLabel={searchLabel}
          searchPlaceholder={searchPlaceholder}
          words={query.q}
          onSearch={address.search}
          filtersOn={rules.countFilters(query)}
          // Where nothing matches, the button is in the place of the rows.
          onClear={rules.isFiltered(query) && page?.rows.length !== 0 ? address.clear : undefined}
          tools={
            <TableTools
              name={name}
              owner={owner}
              allLabel={allLabel}
              layout={layout}
              place={{ search, show: address.show }}
              csv={csv}
              onApproach={moreColumns?.load}
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
      {above}
      <DataTable
        {...table}
        columns={columns}
        layout={layout}
        rows={page?.rows}
        rowId={({ id }) => id}
        failed={list.failed || isMissing}
        onRetry={isMissing ? moreColumns.load : list.retry}
        empty={
          empty || (
            <EmptyState
              art="search"
              {...notFound}
              action={
                <Button variant="outline" onClick={address.clear}>
                  {text('ui.filters.clearAll')}
                </Button>
              }
            />
          )
        }
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
