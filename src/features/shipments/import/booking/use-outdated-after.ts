import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportBatchStatus } from '../../../../api/generated/model/import-batch-status.ts';
import { staleAfter } from '../../../../api/stale-after.ts';

/** The server books after its answer: when it has, other screens show what it booked. */
export function useOutdatedAfter(status: ImportBatchStatus): void {
  const client = useQueryClient();
  useEffect(() => {
    if (status !== 'booking') return undefined;
    return () => {
      for (const queryKey of staleAfter(['bookImportBatch'])) {
        void client.invalidateQueries({ queryKey });
      }
    };
  }, [client, status]);
}
