import type { QueryKey } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/types.ts';

type OperationId = keyof operations;

/** The queries that each successful mutation makes stale. */
export type StaleAfter = Partial<Record<OperationId, readonly OperationId[]>>;

const stale = new Map<string, Set<OperationId>>();

/** Adds a feature's entries. */
export function declareStale(table: StaleAfter): void {
  for (const [mutation, queries] of Object.entries(table)) {
    stale.set(mutation, new Set([...(stale.get(mutation) ?? []), ...queries]));
  }
}

/**
 * Query keys to invalidate after the mutation with the given key. Generated keys begin with their
 * operationId, so each entry covers every parameter of the operation.
 */
export function staleAfter([operation]: readonly unknown[] = []): QueryKey[] {
  return [...(stale.get(String(operation)) ?? [])].map((query) => [query]);
}
