import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../../api/errors.ts';
import { getGetImportBatchQueryKey } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useShowBatch } from '../use-import-batch.ts';
import { conflictCodes } from './step-error.tsx';

/**
 * Options of a mutation that takes a batch a step further: its answer is what the page shows next,
 * and after a conflict the page reads the batch again.
 */
export function useStep({ id }: ImportBatch) {
  const client = useQueryClient();
  const show = useShowBatch();
  return {
    meta: { handledCodes: conflictCodes },
    onSuccess: show,
    onError: (error: unknown) => {
      if (asApiError(error)?.status !== 409) return;
      void client.invalidateQueries({ queryKey: getGetImportBatchQueryKey(id) });
    },
  };
}
