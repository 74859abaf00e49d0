import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateImportBatchFromShipments } from '../../../api/generated/import-batches/import-batches.ts';
import type { ImportCopies } from '../../../api/generated/model/import-copies.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { limitReachedBy, LimitReached } from '../../../shared/plan-limits/limit-reached.tsx';
import { shipmentPaths } from '../paths.ts';

/** Makes an import of shipments or drafts, and leads to its rows. */
export function useCopies() {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useCreateImportBatchFromShipments({
    mutation: {
      meta: { handledCodes: ['plan_limit_reached'] },
      onSuccess: ({ id }) => void navigate(shipmentPaths.importBatch(id)),
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const words: ReactNode = reached ? <LimitReached reached={reached} /> : submitError;
  return {
    make: (data: ImportCopies) => {
      if (!isPending) mutate({ data, headers: keyOf(data) });
    },
    isPending,
    /** Why the last try failed; null if it did not, or if a toast says so. */
    error: words,
  };
}
