import type { Database } from '../db/database.ts';
import { oldestKept } from '../db/idempotency.ts';
import { BATCH_LIFE } from './labels/store.ts';

/** Long after it expired a quote may still be looked at; then it goes, unless a shipment has it. */
const UNUSED_QUOTE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes what nobody can ask for any more: idempotency keys, quotes never used, dead codes, labels. */
export async function deleteExpired({ kysely }: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  await kysely.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now)).execute();
  for (const table of ['registrations', 'code_challenges', 'password_resets'] as const) {
    await kysely.deleteFrom(table).where('expires_at', '<=', yesterday).execute();
  }
  const oldestBatch = new Date(now.getTime() - BATCH_LIFE);
  await kysely.deleteFrom('label_batches').where('created_at', '<=', oldestBatch).execute();
  await kysely.deleteFrom('attempts').where('ends_at', '<=', now).execute();
  await kysely
    .deleteFrom('quotes')
    .where('used_by', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - UNUSED_QUOTE_DAYS * DAY_MS))
    .execute();
}
