import type { ReactNode } from 'react';
import { asApiError } from '../../../../api/errors.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';

/** What may have become of a batch since the page read it. */
const conflicts: Readonly<Record<string, string>> = {
  import_changed: 'shipments.booking.conflict.import_changed',
  import_prices_expired: 'shipments.booking.conflict.import_prices_expired',
  import_step: 'shipments.booking.conflict.import_step',
  import_busy: 'shipments.booking.conflict.import_busy',
};

/** Set them as `handledCodes` of a mutation whose error {@link StepError} shows. */
export const conflictCodes = Object.keys(conflicts);

interface StepErrorProps {
  /** Of the mutation. */
  error: unknown;
  /** What to do about it. */
  action?: ReactNode;
}

/** Why the last try of a step failed. Nothing if it did not. */
export function StepError({ error, action }: StepErrorProps) {
  const words = useSubmitError(error, conflicts);
  if (words === null) return null;
  const isConflict = conflictCodes.includes(asApiError(error)?.problem.code ?? '');
  return (
    <Notice tone={isConflict ? 'warning' : 'danger'} assertive action={action}>
      {words}
    </Notice>
  );
}
