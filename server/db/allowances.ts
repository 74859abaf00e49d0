import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** Milliseconds after the last try until its key is forgotten. */
const MEMORY = 24 * HOUR;
/** Milliseconds of the first wait; each further try doubles it, up to an hour. */
const FIRST_WAIT = 60 * SECOND;
/** Enough for an hour. */
const DOUBLINGS = 6;

/** How often something may be done: a number of times at once, then once in every interval. */
export interface Allowance {
  burst: number;
  /** Milliseconds. */
  interval: number;
}

/**
 * Takes one of an allowance. At most `burst` and what comes back in the meantime are given in any
 * period, also to simultaneous requests in several processes. What is refused does not count.
 *
 * @returns when the next one is there, or null when this one was given.
 */
export async function takeOf(
  db: Queryable,
  { key, burst, interval, now }: Allowance & { key: string; now: Date },
): Promise<Date | null> {
  // The row's time is the one at which everything will have come back.
  const returned = sql<Date>`greatest(attempts.ends_at, ${now}::timestamptz) + ${span(interval)}`;
  const given = await db
    .insertInto('attempts')
    .values({ key, count: 1, ends_at: new Date(now.getTime() + interval) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql<number>`attempts.count + 1`, ends_at: returned })
        .where(returned, '<=', new Date(now.getTime() + burst * interval)),
    )
    .returning('key')
    .executeTakeFirst();
  if (given !== undefined) return null;
  const endsAt = await endOf(db, key);
  return new Date((endsAt ?? now).getTime() - (burst - 1) * interval);
}

/** Returns one that was taken. */
export async function giveBack(db: Queryable, key: string, interval: number): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ ends_at: sql<Date>`ends_at - ${span(interval)}` })
    .where('key', '=', key)
    .execute();
}

/**
 * Counts a try, of which a number are free; after each further one the wait doubles, from a minute
 * to an hour. A day after the last try they are forgotten. What is refused does not count.
 *
 * @returns when to try again, or null when this try is allowed.
 */
export async function tryWithGrowingWait(
  db: Queryable,
  { key, free, now }: { key: string; free: number; now: Date },
): Promise<Date | null> {
  const forgottenAt = new Date(now.getTime() + MEMORY);
  const doublings = sql`least(greatest(attempts.count - ${free}::integer, 0), ${DOUBLINGS}::integer)`;
  const wait = sql`least(${span(FIRST_WAIT)} * power(2, ${doublings}), ${span(HOUR)})`;
  const allowed = await db
    .insertInto('attempts')
    .values({ key, count: 1, ends_at: forgottenAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when attempts.ends_at <= ${now}::timestamptz then 1 else attempts.count + 1 end`,
          ends_at: forgottenAt,
        })
        .where(
          sql<boolean>`attempts.count < ${free}::integer
            or attempts.ends_at - ${span(MEMORY)} + ${wait} <= ${now}::timestamptz`,
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (allowed !== undefined) return null;
  const row = await db
    .selectFrom('attempts')
    .select(sql<Date>`attempts.ends_at - ${span(MEMORY)} + ${wait}`.as('next'))
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.next ?? now;
}

/** Deletes every count whose key begins with one of these words. */
export async function forgetAll(db: Queryable, beginnings: readonly string[]): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where((is) => is.or(beginnings.map((each) => sql<boolean>`starts_with(key, ${each})`)))
    .execute();
}

async function endOf(db: Queryable, key: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.ends_at;
}

function span(milliseconds: number): RawBuilder<unknown> {
  return sql`make_interval(secs => ${milliseconds / SECOND}::double precision)`;
}
