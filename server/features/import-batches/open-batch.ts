import type { Tx } from '../../db/database.ts';
import { problem } from '../../http/problem.ts';
import { AT_WORK, type ImportBatch, type ImportBatchKey, lockBatch } from './store.ts';

type Status = ImportBatch['status'];

/** Statuses in which rows have been checked, and nobody is at work on them. */
export const SETTLED = ['checked', 'priced', 'waiting', 'stopped', 'booked'] as const;

/**
 * The batch, held until the transaction ends, for a step that may follow these statuses.
 *
 * @param version that the person has seen; any without it.
 * @throws ProblemError 404 for an unknown batch; 409 `import_busy` while the server is at work on it,
 *   `import_step` in other statuses, `import_changed` for another version.
 */
export async function openBatch(
  tx: Tx,
  key: ImportBatchKey,
  { after, version }: { after: readonly Status[]; version?: number },
): Promise<ImportBatch> {
  const batch = await lockBatch(tx, key);
  if (!batch) throw problem(404, 'not_found');
  if (!after.includes(batch.status)) {
    const isBusy = AT_WORK.some((status) => status === batch.status);
    throw problem(409, isBusy ? 'import_busy' : 'import_step');
  }
  if (version !== undefined && batch.version !== version) throw problem(409, 'import_changed');
  return batch;
}
