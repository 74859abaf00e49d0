import { BUILT } from '../waiting.ts';
import { waitingFor } from './count.ts';
import type { Result } from '../findings.ts';

/** Operations that are not built, most needed first, each with the number of waiting checks. */
export function notBuiltIn(results: readonly Result[]): string[] {
  return results
    .filter(({ check }) => check === BUILT)
    .map(({ operation = '', waiting = 0 }) =>
      waiting === 0 ? operation : `${operation} (${waitingFor(waiting)})`,
    );
}
