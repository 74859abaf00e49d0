import { csvOf, importCalls, rightRow } from '../features/import-batches/testing/import-calls.ts';
import type { Customer, TestBackend } from './test-backend.ts';

/**
 * Imports a file with one row and has it checked.
 *
 * @param texts that the row has in place of the usual ones, by column.
 * @returns the id of the batch.
 */
export async function importOrders(
  backend: Pick<TestBackend, 'app' | 'database'>,
  owner: Customer,
  texts: Record<number, string> = {},
): Promise<string> {
  const calls = importCalls(backend, owner);
  const { id, counts, faults_by_kind } = await calls.check(csvOf([rightRow(1, texts)]));
  if (counts.ready !== 1) throw new Error(JSON.stringify(faults_by_kind));
  return id;
}
