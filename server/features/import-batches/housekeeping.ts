import type { Queryable } from '../../db/database.ts';
import { BATCH_LIFE, removeBatch } from './store.ts';

/** Deletes batches, and what is known of their bookings, {@link BATCH_LIFE} after the last change. */
export async function deleteOldImports(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - BATCH_LIFE);
  const old = await db
    .selectFrom('import_batches')
    .select(['account_id', 'id'])
    .where('updated_at', '<=', oldest)
    .execute();
  for (const { account_id: accountId, id } of old) {
    // One at a time: a batch has up to 10,000 rows.
    await db.transaction().execute((tx) => removeBatch(tx, { accountId, id }));
  }
  await db.deleteFrom('import_bookings').where('booked_at', '<=', oldest).execute();
}
