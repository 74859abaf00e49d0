import { useState } from 'react';
import { asApiError } from '../../../../api/errors.ts';
import { useBookImportBatch } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { newIdempotencyKey } from '../../../../api/idempotency-key.ts';
import { useStep } from './use-step.ts';

/**
 * Books the rows that are priced or wait, for the total that is shown: if the server has another by
 * now, it books nothing. A try without an answer is repeated with the same key.
 */
export function useBookBatch(batch: ImportBatch) {
  const step = useStep(batch);
  const [key, setKey] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useBookImportBatch({
    mutation: {
      ...step,
      onSuccess: (answer) => {
        setKey(newIdempotencyKey());
        step.onSuccess(answer);
      },
      onError: (failure) => {
        const status = asApiError(failure)?.status ?? 500;
        if (status < 500) setKey(newIdempotencyKey());
        step.onError(failure);
      },
    },
  });
  const book = () => {
    const { id: batchId, version, total } = batch;
    if (isPending || !total) return;
    mutate({ batchId, data: { version, total }, headers: { 'Idempotency-Key': key } });
  };
  return { book, isPending, error };
}
