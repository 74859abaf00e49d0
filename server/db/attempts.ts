import { type Selectable, sql } from 'kysely';
import type { Queryable } from './database.ts';
import type { AttemptsTable } from './tables.ts';

/** The number of attempts in the current window, and its end. */
export interface Attempts {
  count: number;
  endsAt: Date;
}

/**
 * Counts one more attempt under a key, in a window that begins with the first attempt. The count
 * survives restarts and includes simultaneous attempts.
 *
 * @param windowMs milliseconds of a window.
 */
export async function countAttempt(
  db: Queryable,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<Attempts> {
  const endsAt = new Date(now.getTime() + windowMs);
  const { count, ends_at } = await db
    .insertInto('attempts')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end`,
        ends_at: sql<Date>`case when attempts.ends_at <= ${now} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: ends_at };
}

/** A count made elsewhere, with its key. */
export type KeptCount = Selectable<AttemptsTable>;

/** The counts of keys of one kind whose windows have not ended, latest start first. */
export function readCounts(
  db: Queryable,
  { prefix, now, limit }: { prefix: string; now: Date; limit: number },
): Promise<KeptCount[]> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where(sql`left(key, ${prefix.length})`, '=', prefix)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(limit)
    .execute();
}

/** Writes counts. If another process has counted more in the same window, its count stays. */
export async function keepCounts(
  db: Queryable,
  counts: readonly KeptCount[],
  now: Date,
): Promise<void> {
  await sql`
    insert into attempts (key, count, ends_at)
    select * from unnest(
      ${counts.map(({ key }) => key)}::text[],
      ${counts.map(({ count }) => count)}::integer[],
      ${counts.map(({ ends_at }) => ends_at)}::timestamptz[]
    )
    on conflict (key) do update set
      count = case when attempts.ends_at <= ${now}::timestamptz then excluded.count
        else greatest(attempts.count, excluded.count) end,
      ends_at = excluded.ends_at
  `.execute(db);
}

/** Resets the count, after a success. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes the counts whose windows have ended. */
export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
