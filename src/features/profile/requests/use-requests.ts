import { useIsFetching, useMutation } from '@tanstack/react-query';
import {
  exportApiRequests,
  listApiRequests,
} from '../../../api/generated/api-requests/api-requests.ts';
import type { ListApiRequestsParams } from '../../../api/generated/model/list-api-requests-params.ts';
import { ListApiRequestsQueryParams } from '../../../api/generated/zod/api-requests/api-requests.zod.ts';
import { csvFile } from '../../../shared/table/csv-file.ts';
import { useListPage } from '../../../shared/table/use-list-page.ts';
import { listRules } from '../../../ui/table/list-rules.ts';

const source = {
  name: 'api-requests',
  operation: 'listApiRequests',
  load: listApiRequests,
  rules: listRules<Omit<ListApiRequestsParams, 'limit'>>(ListApiRequestsQueryParams, [
    'client_key',
    'method',
    'outcome',
    'code',
    'created_from',
    'created_to',
  ]),
  kept: ['tab'],
  isVolatile: true as const,
};

/** The request log, a page at a time; how to read it again, and how to save it as a file. */
export function useRequests() {
  const list = useListPage(source);
  const isReading = useIsFetching({ queryKey: [source.operation] }) > 0;
  const { cursor: _cursor, ...filter } = list.query;
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportApiRequests(filter),
    ...csvFile('api-requests', {
      doneId: 'profile.requests.csv.done',
      failedId: 'profile.requests.csv.failed',
    }),
  });
  return {
    list,
    isReading,
    isExporting: isPending,
    exportAll: () => {
      mutate();
    },
  };
}
