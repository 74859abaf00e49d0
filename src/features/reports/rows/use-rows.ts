import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListReportRowsParams } from '../../../api/generated/model/list-report-rows-params.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import { listReportRows } from '../../../api/generated/reports/reports.ts';

const rowsPerPage = 25;

/** What a figure counts, as many pages as have been asked for. */
export function useRows(
  report: ReportName,
  params: Omit<ListReportRowsParams, 'cursor' | 'limit'>,
) {
  const query = useInfiniteQuery({
    queryKey: ['listReportRows', report, params],
    queryFn: ({ pageParam, signal }) =>
      listReportRows(
        report,
        {
          ...params,
          limit: rowsPerPage,
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next_cursor,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  return {
    rows: pages?.flatMap(({ data }) => data),
    first: pages?.[0],
    failed: query.isError,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}
