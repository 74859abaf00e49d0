import { useState } from 'react';
import { useCheckProductFile, useImportProducts } from '../../api/generated/products/products.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';

/** The contract's limits. */
export const fileBounds = {
  endings: ['.xlsx', '.csv'],
  maxBytes: 5 * 1024 * 1024,
  most: 1,
} as const;

const problems = {
  products_changed: 'products.import.changed',
  plan_limit_reached: 'shared.limits.reached',
  payload_too_large: 'products.import.tooLarge',
} as const;
const meta = { handledCodes: Object.keys(problems) };

/** Checks a file and, once that was seen, imports it. */
export function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const checking = useCheckProductFile({ mutation: { meta } });
  const applying = useImportProducts({ mutation: { meta } });
  const failed = useSubmitError(applying.error ?? checking.error, problems);
  const checked = checking.data ?? null;
  const check = (chosen: File) => {
    applying.reset();
    setFile(chosen);
    checking.mutate({ data: { file: chosen } });
  };
  return {
    checked,
    done: applying.data ?? null,
    isPending: checking.isPending || applying.isPending,
    failed,
    check,
    apply: () => {
      const fingerprint = checked?.fingerprint;
      if (!file || fingerprint === undefined) return;
      applying.mutate(
        { data: { file }, params: { fingerprint } },
        {
          onError: () => {
            // What the file does has changed, so it is shown again.
            checking.mutate({ data: { file } });
          },
        },
      );
    },
    startOver: () => {
      checking.reset();
      applying.reset();
      setFile(null);
    },
  };
}
