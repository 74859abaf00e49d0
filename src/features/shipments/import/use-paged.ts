import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../../api/generated/model/page.ts';
import { listPage } from '../../../api/list-page.ts';
import { useRefusedCursor } from '../../../api/use-refused-cursor.ts';
import type { ListQuery, ListRules } from '../../../ui/table/list-rules.ts';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { batchParameter, stepParameter, viewParameter } from '../paths.ts';

interface Answer<Row> {
  data: Row[];
  page: Page;
}

interface Paged<Row, Query extends ListQuery> {
  rules: ListRules<Query>;
  rowsPerPage: number;
  keyOf: (params: Query & { limit: number }) => QueryKey;
  load: (
    params: Query & { limit: number },
    options: { signal: AbortSignal },
  ) => Promise<Answer<Row>>;
  /** Whether the rows change by themselves, so that they are read again after a while. */
  isAtWork?: (rows: readonly Row[]) => boolean;
}

/** Milliseconds until rows that change by themselves are read again. */
const pause = 3000;

/** A page of a list below the import's address, read whenever it is opened. */
export function usePaged<Row, Query extends ListQuery>({
  rules,
  rowsPerPage,
  keyOf,
  load,
  isAtWork = () => false,
}: Paged<Row, Query>) {
  const [search] = useSearchParams();
  const kept = [viewParameter, batchParameter, stepParameter].filter((name) => search.has(name));
  const address = useListAddress(rules, kept);
  const params = { ...address.query, limit: rowsPerPage };
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(params),
    queryFn: ({ signal }) => load(params, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAtWork(state.data?.data ?? []) ? pause : false),
  });
  useRefusedCursor(error, address.startOver);
  const page = data && listPage(data);
  const first = address.page === undefined ? undefined : (address.page - 1) * rowsPerPage + 1;
  const next = page?.next;
  return {
    query: address.query,
    change: address.change,
    clear: address.clear,
    rows: page?.rows,
    total: page?.total ?? 0,
    /** The rows belong to an earlier query while the next ones load. */
    stale: isPlaceholderData,
    failed: isError,
    retry: () => void refetch(),
    /** The props of a `Pager`; undefined until the first rows have loaded. */
    pager: page && {
      range: first === undefined ? undefined : { from: first, to: first + page.rows.length - 1 },
      total: page.total,
      totalIsCapped: page.totalIsCapped,
      onPrevious: address.previous,
      startsOver: address.startsOver,
      onNext:
        next === undefined
          ? undefined
          : () => {
              address.next(next);
            },
      loading: isPlaceholderData,
    },
  };
}
