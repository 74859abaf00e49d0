import type { Queryable } from '../../db/database.ts';

/** Milliseconds for which an entry is kept. */
const KEPT = 30 * 24 * 60 * 60 * 1_000;

/** Entries deleted at a time: a busy key adds 100,000 in an hour. */
const BATCH = 5_000;

/** Deletes entries after 30 days, a batch at a time, so that no statement runs for long. */
export async function deleteOldRequests(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT);
  for (let deleted = BATCH; deleted === BATCH;) {
    const { numDeletedRows } = await db
      .deleteFrom('api_requests')
      .using((old) =>
        old
          .selectFrom('api_requests')
          .select(['account_id', 'id'])
          .where('at', '<=', oldest)
          .limit(BATCH)
          .as('old'),
      )
      .whereRef('api_requests.account_id', '=', 'old.account_id')
      .whereRef('api_requests.id', '=', 'old.id')
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}
