import { useState } from 'react';
import { reportFailure, type FailureMeta } from './failure-policy.ts';

/**
 * Submits a form of the auth pages, which load before react-query does (docs/adr/0006): one try at
 * a time, with failures handled as everywhere.
 */
export function useSubmission<Input>(
  send: (input: Input) => Promise<void>,
  meta?: FailureMeta,
): { submit: (input: Input) => Promise<void>; loading: boolean; error: unknown } {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const submit = async (input: Input) => {
    setLoading(true);
    setError(null);
    try {
      await send(input);
    } catch (failure) {
      setError(failure);
      reportFailure(failure, meta);
    } finally {
      setLoading(false);
    }
  };

  return { submit, loading, error };
}
