import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getListImportRowsQueryKey,
  listImportRows,
  useUpdateImportRow,
} from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { ImportRowList } from '../../../../api/generated/model/import-row-list.ts';
import type { ImportRowUpdate } from '../../../../api/generated/model/import-row-update.ts';
import type { ListImportRowsParams } from '../../../../api/generated/model/list-import-rows-params.ts';
import { ListImportRowsQueryParams } from '../../../../api/generated/zod/import-batches/import-batches.zod.ts';
import { listRules } from '../../../../ui/table/list-rules.ts';
import { useShowBatch } from '../use-import-batch.ts';
import { usePaged } from '../use-paged.ts';

const rules = listRules<ListImportRowsParams>(ListImportRowsQueryParams, [
  'state',
  'field',
  'code',
  'repaired',
]);
const rowsPerPage = 50;

/** The rows of a batch, a page at a time, filtered by the address. */
export function useRows(batchId: string) {
  return usePaged<ImportRow, ListImportRowsParams>({
    rules,
    rowsPerPage,
    keyOf: (params) => getListImportRowsQueryKey(batchId, params),
    load: (params, options) => listImportRows(batchId, params, options),
  });
}

/** Changes one row and resolves once the server has judged it again. */
export type SaveRow = (row: number, update: ImportRowUpdate) => Promise<void>;

/**
 * Saves changes of rows. The row and those of its order stay where they are although they may no
 * longer match the filter, so that the person sees what became of them; other pages are read again
 * when they are opened.
 */
export function useSaveRow(batchId: string): SaveRow {
  const client = useQueryClient();
  const showBatch = useShowBatch();
  const { mutateAsync } = useUpdateImportRow();
  return useCallback(
    async (row, update) => {
      const answer = await mutateAsync({ batchId, row, data: update });
      const queryKey = getListImportRowsQueryKey(batchId);
      const fresh = new Map([answer.row, ...answer.others].map((each) => [each.row, each]));
      client.setQueriesData<ImportRowList>(
        { queryKey },
        (list) =>
          list && {
            ...list,
            data: list.data.map((each) => fresh.get(each.row) ?? each),
          },
      );
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
      showBatch(answer.batch);
    },
    [batchId, client, showBatch, mutateAsync],
  );
}
