import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import type { Store, StoreKey } from '../store.ts';
import { HAS_NEWS, isDue } from './store-update.ts';

/**
 * Milliseconds for which a store belongs to the process that is telling it something: longer than
 * all requests for one order, which are two to tell, one to renew access, and two to tell again.
 */
export const TURN = 90_000;

/** Milliseconds before the next try after failures in a row: doubled each time, at most an hour. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60 * 60_000;

export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 20));
}

/** A store that only this process tells something until then. */
export interface Turn {
  store: Store;
  until: Date;
}

/** Stores that have to be told something, the one that has waited longest first. */
export function dueStores(
  db: Queryable,
  platforms: readonly Store['platform'][],
  now: Date,
  limit: number,
): Promise<StoreKey[]> {
  return db
    .selectFrom('stores')
    .select(['stores.account_id as accountId', 'stores.id'])
    .where('platform', 'in', platforms)
    .where(CAN_BE_TOLD)
    .where(isFree(now))
    .where((where) =>
      where.exists(
        where
          .selectFrom('store_orders')
          .innerJoin('shipments', (join) =>
            join
              .onRef('shipments.account_id', '=', 'store_orders.account_id')
              .onRef('shipments.id', '=', 'store_orders.shipment_id'),
          )
          .select(sql.lit(1).as('one'))
          .whereRef('store_orders.account_id', '=', 'stores.account_id')
          .whereRef('store_orders.store_id', '=', 'stores.id')
          .where(HAS_NEWS)
          .where(isDue(now)),
      ),
    )
    .orderBy('stores.tell_after', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

/** @returns undefined if the store is another process's, must wait, or can no longer be told. */
export function takeTurn(db: Queryable, key: StoreKey, now: Date): Promise<Turn | undefined> {
  return take(db, key, now, { isMine: isFree(now), failures: {} });
}

/** Goes on after the store has answered. @returns undefined if the turn was lost meanwhile. */
export function extendTurn(
  db: Queryable,
  key: StoreKey,
  { until }: Turn,
  now: Date,
): Promise<Turn | undefined> {
  const isMine = sql<boolean>`stores.tell_after = ${until}`;
  return take(db, key, now, { isMine, failures: { tell_tries: 0 } });
}

async function take(
  db: Queryable,
  { accountId, id }: StoreKey,
  now: Date,
  { isMine, failures }: { isMine: ReturnType<typeof isFree>; failures: { tell_tries?: 0 } },
): Promise<Turn | undefined> {
  const until = new Date(now.getTime() + TURN);
  const store = await db
    .updateTable('stores')
    .set({ tell_after: until, ...failures })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(CAN_BE_TOLD)
    .where(isMine)
    .returningAll()
    .executeTakeFirst();
  return store && { store, until };
}

/** Leaves the store to others, from `tellAfter` on. */
export async function endTurn(
  db: Queryable,
  { accountId, id }: StoreKey,
  { until }: Turn,
  end: { tellAfter: Date; failures?: number },
): Promise<void> {
  await db
    .updateTable('stores')
    .set({
      tell_after: end.tellAfter,
      ...(end.failures !== undefined && { tell_tries: end.failures }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('tell_after', '=', until)
    .execute();
}

/** Notes that the store has to grant access anew, unless it has meanwhile. */
export async function refuseAccess(db: Queryable, { store }: Turn, now: Date): Promise<void> {
  await db
    .updateTable('stores')
    .set({ access_refused_at: now })
    .where('account_id', '=', store.account_id)
    .where('id', '=', store.id)
    .where('access', '=', store.access)
    .execute();
}

const CAN_BE_TOLD = sql<boolean>`(stores.tells_store and stores.access is not null
  and stores.access_refused_at is null and stores.ended_at is null)`;

function isFree(now: Date) {
  return sql<boolean>`(stores.tell_after is null or stores.tell_after <= ${now})`;
}
