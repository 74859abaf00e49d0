import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { AT_WORK, findBatch, type ImportBatch, type ImportBatchKey } from './store.ts';

/** Milliseconds after which another process may go on with the work of one that says nothing. */
export const LEASE = 5_000;

/**
 * Begins to work on a batch, or goes on: until {@link LEASE} from now, it is this process's.
 *
 * @param worker names the process and its run.
 * @returns undefined if there is nothing to do, or another process does it.
 */
export async function keepLease(
  db: Queryable,
  key: ImportBatchKey,
  worker: string,
  now: Date,
): Promise<ImportBatch | undefined> {
  const kept = await db
    .updateTable('import_batches')
    .set({ worker, worked_until: new Date(now.getTime() + LEASE) })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .where('status', 'in', AT_WORK)
    .where((eb) =>
      eb.or([
        eb('worker', '=', worker),
        eb('worked_until', 'is', null),
        eb('worked_until', '<', now),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return kept && findBatch(db, key);
}

/** Lets others go on with the work at once. */
export async function endLease(
  db: Queryable,
  { accountId, id }: ImportBatchKey,
  worker: string,
): Promise<void> {
  await db
    .updateTable('import_batches')
    .set({ worker: null, worked_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}

/** Batches that somebody is at work on, or should be. */
export function batchesAtWork(db: Queryable): Promise<ImportBatchKey[]> {
  return (
    db
      .selectFrom('import_batches')
      .select(['account_id as accountId', 'id'])
      // Literals, so that a plan for any values can use the index of batches at work.
      .where(sql<boolean>`status in ('reading', 'checking', 'pricing', 'booking')`)
      .orderBy('account_id')
      .orderBy('id')
      .limit(1_000)
      .execute()
  );
}
