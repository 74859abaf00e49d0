import type { Database } from '../../db/database.ts';
import { changeBatch, type ImportBatch, type ImportBatchKey, lockBatch } from './store.ts';

/** Where work that failed again and again leaves a batch. */
const AFTER: Partial<Record<ImportBatch['status'], ImportBatch['status']>> = {
  reading: 'unreadable',
  checking: 'matching',
  pricing: 'checked',
  booking: 'stopped',
};

/** Ends work that failed several times, so that its owner can begin it again. */
export async function giveUpImport(
  { kysely }: Pick<Database, 'kysely'>,
  key: ImportBatchKey,
  now: Date,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, key);
    const status = batch && AFTER[batch.status];
    if (!status) return;
    const unreadable = status === 'unreadable' ? JSON.stringify({ code: 'failed' }) : null;
    await changeBatch(tx, batch, {
      ...{ status, unreadable, worker: null, worked_until: null },
      ...(unreadable !== null && { file: null }),
      updated_at: now,
    });
  });
}
