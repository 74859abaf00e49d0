import { BUILT } from '../waiting.ts';
import type { Result } from '../findings.ts';

/** The operations that are not built, the most wanted first, each with what waits for it. */
export function notBuiltIn(results: readonly Result[]): string[] {
  return results
    .filter(({ check }) => check === BUILT)
    .map(({ operation = '', waiting = 0 }) =>
      waiting === 0
        ? operation
        : `${operation} (${waiting} ${waiting === 1 ? 'check waits' : 'checks wait'} for it)`,
    );
}
