import { asApiError } from './errors.ts';

/**
 * How a failed call is shown, the same everywhere:
 * - `inline`: the screen shows it next to the cause;
 * - `screen`: no toast, because the screen or form shows its own failed state;
 * - `wait`: a toast with the time to wait;
 * - `toast`: a toast with the server's message.
 */
type FailureTreatment = 'inline' | 'screen' | 'wait' | 'toast';

/** Problem codes that a screen handles itself; set as `meta` of the query or mutation. */
export interface FailureMeta extends Record<string, unknown> {
  handledCodes?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: FailureMeta;
    queryMeta: FailureMeta;
  }
}

const silentStatuses: readonly number[] = [401, 403, 404, 405, 500, 503];

type FailureListener = (error: unknown, meta: FailureMeta | undefined) => void;
const listeners = new Set<FailureListener>();

/** Calls `listener` with every failure from now on. */
export function onFailure(listener: FailureListener): void {
  listeners.add(listener);
}

/** Passes a failed call to the listeners. */
export function reportFailure(error: unknown, meta: FailureMeta | undefined): void {
  for (const listener of listeners) listener(error, meta);
}

/** Decides how a failure is shown (the specification's error catalogue, section 8). */
export function treatFailure(error: unknown, meta: FailureMeta | undefined): FailureTreatment {
  const failure = asApiError(error);
  if (!failure) return 'toast';
  const { status, problem } = failure;
  if (problem.code !== undefined && meta?.handledCodes?.includes(problem.code)) return 'inline';
  // The person was asked, and declined.
  if (problem.code === 'confirmation_required') return 'inline';
  if (status === 422 && namesOnlyFields(problem.errors)) return 'inline';
  if (status === 429) return problem.code === 'too_many_texts' ? 'toast' : 'wait';
  if (silentStatuses.includes(status)) return 'screen';
  return 'toast';
}

function namesOnlyFields(errors: readonly { pointer: string }[] | undefined): boolean {
  return errors !== undefined && errors.length > 0 && errors.every(({ pointer }) => pointer !== '');
}
