import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** The number of attempts in the current window, and its end. */
export interface Attempts {
  count: number;
  endsAt: Date;
}

/**
 * Counts an attempt, or several at once, under a key, in a window that begins with the first attempt. The count
 * survives restarts and includes simultaneous attempts.
 *
 * @param windowMs milliseconds of a window.
 */
export async function countAttempt(
  db: Queryable,
  { key, windowMs, now, times = 1 }: { key: string; windowMs: number; now: Date; times?: number },
): Promise<Attempts> {
  const endsAt = new Date(now.getTime() + windowMs);
  const { count, ends_at } = await db
    .insertInto('attempts')
    .values({ key, count: times, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.ends_at <= ${now} then excluded.count else attempts.count + excluded.count end`,
        ends_at: sql<Date>`case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: ends_at };
}

/** Resets the count, after a success. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes the counts whose windows have ended. */
export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
