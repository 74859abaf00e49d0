import { type Selectable, sql } from 'kysely';
import type { Queryable } from './database.ts';
import type { AttemptsTable } from './tables.ts';

/** Attempts in the window that is running, with the end of it. */
export interface Attempts {
  count: number;
  endsAt: Date;
}

/**
 * Counts one more attempt under a key, in a window that begins with the first and outlives the
 * process. Attempts at once are all counted.
 *
 * @param windowMs milliseconds that a window lasts.
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

/** A count that was made elsewhere, under its key. */
export type KeptCount = Selectable<AttemptsTable>;

/** The counts under keys of one kind whose windows are still running, the latest to begin first. */
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

/** Writes counts; where another process has counted more in the same window, its count stays. */
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

/** After a success the next attempt is the first again. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes the counts whose windows are over. */
export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
