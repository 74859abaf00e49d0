import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '../../api/generated/model/page.ts';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { listPage } from '../../api/list-page.ts';
import { useRefusedCursor } from '../../api/use-refused-cursor.ts';
import type { DayRange } from '../../ui/filters/filter-values.ts';
import type { CsvSource } from '../../ui/table/csv-export.ts';
import type { ListQuery, ListRules, QueryChange } from '../../ui/table/list-rules.ts';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { csvColumns, type ListColumn } from './list-column.ts';
import { useWords } from './use-words.ts';

/** A page as the server answers it. */
interface ListAnswer<Row> {
  data: Row[];
  page: Page;
}

/** Where a list comes from. */
export interface ListSource<Row, Query, More = unknown> {
  /** Identifies its stored columns and views, and names its file. */
  name: string;
  /** The operation in the contract; begins its query keys. */
  operation: string;
  /** What the rows belong to, if the operation's path names it. */
  of?: string;
  load: (
    query: Query & { limit: number },
    options: { signal: AbortSignal },
  ) => Promise<ListAnswer<Row> & More>;
  rules: ListRules<Query>;
  /** Parameters of the address that are not the list's and stay, such as a tab. */
  kept?: readonly string[];
  /** Read again whenever it is opened, because anything may have changed it. */
  isVolatile?: true;
  /** Milliseconds after which it is read again, for rows that change by themselves; false for never. */
  refreshAfter?: (rows: readonly Row[]) => number | false;
}

/** The filters of a list, for its controls. */
export interface ListFilters<Query> {
  /** For an `OptionFilter` on one field. */
  filter: (field: keyof Query & string) => {
    value: string | undefined;
    onChange: (value: string | undefined) => void;
  };
  /** For a `DaysFilter` on the days when the rows were created. */
  days: { value: DayRange; onChange: (days: DayRange) => void };
}

const rowsPerPage = 25;
/** The contract's maximum for one page: the fewest calls for a whole list. */
const rowsPerCall = 100;
/** The default order of every list in the contract. */
const standardSort = '-created_at';

/**
 * One page of a list whose query is in the address: its rows and their number, its search, filters
 * and sorting, and the links to the previous and next page. `ListFrame` shows it. A complete list
 * screen:
 *
 *     const rules = listRules<ProductQuery>(ListProductsQueryParams, ['status']);
 *     const source = { name: 'products', operation: 'listProducts', load: listProducts, rules };
 *
 *     const columns: readonly ListColumn<Product>[] = [
 *       fieldColumn('name', 'products.name', written((product) => product.name), {
 *         pinned: 'start',
 *         canHide: false,
 *         sorts: 'asc',
 *       }),
 *       fieldColumn('sku', 'products.sku', code(({ sku }) => sku)),
 *       fieldColumn('price', 'products.price', amount(({ price }) => price)),
 *     ];
 *
 *     export function ProductsPage() {
 *       const text = useText();
 *       const { optionsOf } = useEnumNames();
 *       const list = useListPage(source);
 *       return (
 *         <>
 *           <PageHeader title={text('products.title')} />
 *           <Panel flush>
 *             <ListFrame
 *               list={list}
 *               label={text('products.title')}
 *               allLabel={text('products.all')}
 *               searchLabel={text('products.search')}
 *               searchPlaceholder={text('products.searchPlaceholder')}
 *               filters={
 *                 <OptionFilter
 *                   {...list.filter('status')}
 *                   label={text('products.status')}
 *                   options={optionsOf('product_status')}
 *                 />
 *               }
 *               columns={columns}
 *               csv={useListCsv(source, list.query, columns)}
 *               empty={list.isEmpty && <NoProducts />}
 *               notFound={{ title: text('products.notFound'), description: text('products.hint') }}
 *             />
 *           </Panel>
 *         </>
 *       );
 *     }
 */
export function useListPage<Row, Query extends ListQuery, More = unknown>(
  source: ListSource<Row, Query, More>,
) {
  const { name, operation, of, load, rules, kept, isVolatile = false, refreshAfter } = source;
  const address = useListAddress(rules, kept);
  const { query, change } = address;
  const profile = useGetProfile();
  const params = { ...query, limit: rowsPerPage };
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [operation, ...(of === undefined ? [] : [of]), params],
    queryFn: ({ signal }) => load(params, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: isVolatile ? 'always' : true,
    refetchInterval: ({ state }) => refreshAfter?.(state.data?.data ?? []) ?? false,
  });
  useRefusedCursor(error, address.startOver);
  const changeTo = (values: Partial<Record<string, string | undefined>>) => {
    change(values as QueryChange<Query>);
  };
  const filters: ListFilters<Query> = {
    filter: (field) => ({
      value: query[field] === undefined ? undefined : String(query[field]),
      onChange: (value) => {
        changeTo({ [field]: value });
      },
    }),
    days: {
      value: { from: query.created_from, to: query.created_to },
      onChange: ({ from, to }) => {
        changeTo({ created_from: from, created_to: to });
      },
    },
  };
  return {
    name,
    /** The account; undefined until the profile has loaded. */
    owner: profile.data?.id,
    rules,
    address,
    query,
    standardSort,
    rowsPerPage,
    /**
     * Undefined until the first page and the profile have loaded; the profile decides whose columns
     * are shown.
     */
    page: data && !profile.isPending ? listPage(data) : undefined,
    /** What the server said besides. */
    answer: data,
    /** The total number of rows. */
    counts: data?.page,
    /** The page belongs to an earlier query while the next one loads. */
    stale: isPlaceholderData,
    failed: isError,
    retry: () => void refetch(),
    /** The list has no rows, and no search or filter narrows it. */
    isEmpty: data?.page.total === 0 && !rules.isNarrowed(query) && !isPlaceholderData,
    ...filters,
  };
}

/**
 * How a list is exported for spreadsheets.
 *
 * @param isReady whether all columns and their names have loaded.
 */
export function useListCsv<Row, Query extends ListQuery>(
  { name, load }: ListSource<Row, Query>,
  { cursor, ...query }: Query,
  columns: readonly ListColumn<Row>[],
  isReady = true,
): CsvSource<Row> {
  const words = useWords();
  return {
    name,
    isReady,
    readPage: async (from, signal) => {
      const here = { ...query, limit: rowsPerCall, ...(from !== undefined && { cursor: from }) };
      return listPage(await load(here as Query & { limit: number; cursor?: string }, { signal }));
    },
    columnsOf: csvColumns(columns, words),
  };
}
