import type { Answer } from './answer.ts';
import { clauseOf, type OperationId } from './contract.ts';
import type { Result } from './findings.ts';

/** The check that an operation exists at all. */
export const BUILT = 'built';

/** The results, preceded by a failure for each operation that is not built, most needed first. */
export function withWaiting(
  results: readonly Result[],
  notBuilt: ReadonlyMap<OperationId, Answer>,
): Result[] {
  const missing = [...notBuilt].map(
    ([operation, { status, curl }]): Result & { waiting: number } => ({
      check: BUILT,
      operation,
      ok: false,
      clause: clauseOf(operation),
      detail: `answered with ${status}`,
      curl,
      waiting: results.filter(({ needs }) => needs === operation).length,
    }),
  );
  return [...missing.toSorted((one, other) => other.waiting - one.waiting), ...results];
}
