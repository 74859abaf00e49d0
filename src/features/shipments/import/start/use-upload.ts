import { useNavigate } from 'react-router-dom';
import { stripInvisible } from '../../../../../common/invisible-characters.ts';
import { useCreateImportBatch } from '../../../../api/generated/import-batches/import-batches.ts';
import { useIdempotencyKey } from '../../../../api/use-idempotency-key.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { shipmentPaths } from '../../paths.ts';
import { useShowBatch } from '../use-import-batch.ts';

/** The contract's bounds of a file. */
export const fileBounds = {
  endings: ['.csv', '.xlsx'],
  maxBytes: 10 * 1024 * 1024,
  most: 1,
} as const;

const refusals = {
  too_many_imports: 'shipments.import.upload.too_many_imports',
  payload_too_large: 'shipments.import.upload.payload_too_large',
  // There is no field beside which to say what is wrong.
  validation_failed: 'api.failed',
};

/** Sends a file and opens the batch that the server makes of it. */
export function useUpload() {
  const navigate = useNavigate();
  const show = useShowBatch();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useCreateImportBatch({
    mutation: {
      meta: { handledCodes: Object.keys(refusals) },
      onSuccess: (batch) => {
        show(batch);
        void navigate(shipmentPaths.importBatch(batch.id));
      },
    },
  });
  return {
    /** One at a time, whatever is dropped meanwhile. */
    upload: (file: File) => {
      // Names in Arabic may have isolates around their numbers, which the contract excludes.
      const file_name = stripInvisible(file.name).slice(0, 200);
      const headers = keyOf([file_name, file.size, file.lastModified]);
      if (!isPending) mutate({ data: { file, file_name }, headers });
    },
    isPending,
    /** Why the last file was not taken; null if it was. */
    refusal: useSubmitError(error, refusals),
  };
}
