import type { Database } from './database.ts';
import { oldestKept } from './idempotency.ts';

/** Long after it expired a quote may still be looked at; then it goes, unless a shipment has it. */
const UNUSED_QUOTE_DAYS = 30;

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes what nobody can ask for any more: idempotency keys and quotes never used. */
export async function deleteExpired({ kysely }: Database, now: Date): Promise<void> {
  await kysely.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now)).execute();
  await kysely
    .deleteFrom('quotes')
    .where('used_by', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - UNUSED_QUOTE_DAYS * DAY_MS))
    .execute();
}

/** {@link deleteExpired} every hour, without keeping the process alive. @returns what ends it. */
export function tidyHourly(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    deleteExpired(db, new Date()).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
