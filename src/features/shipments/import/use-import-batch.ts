import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getGetImportBatchQueryKey,
  useGetImportBatch,
} from '../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { isWorking } from './steps.ts';

/** Milliseconds between requests while the server is at work. */
const pause = 1000;

/** A batch, requested repeatedly while the server is at work on it. A hidden tab sends nothing. */
export function useImportBatch(id: string) {
  return useGetImportBatch(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pause : false),
    },
  });
}

/**
 * Shows a batch that a mutation has answered, without another request. One that is older than the
 * shown one is left out: answers of edits may arrive in any order.
 */
export function useShowBatch(): (batch: ImportBatch) => void {
  const client = useQueryClient();
  return useCallback(
    (batch) => {
      client.setQueryData<ImportBatch>(getGetImportBatchQueryKey(batch.id), (shown) =>
        shown && shown.version > batch.version ? shown : batch,
      );
    },
    [client],
  );
}
