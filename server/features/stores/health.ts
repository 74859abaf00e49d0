import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Store } from './store.ts';

type Health = components['schemas']['StoreHealth'];

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Failures in an hour from which on Zid calls a webhook degraded, and suspends it.
 *
 * Source: docs.zid.sa, webhook health tracking (2197281m0).
 */
const DEGRADED = 10;
const BROKEN = 30;

/** A store is quiet after so many times the longest pause of its last deliveries. */
const PAUSES = 3;
/** Deliveries that say how long its pauses usually are. */
const USUAL = 20;

/** How the deliveries of an account's stores went in the last hour, by store. */
export async function healthOf(
  db: Queryable,
  accountId: string,
  stores: readonly Store[],
  now: Date,
): Promise<ReadonlyMap<string, Health>> {
  const counts = await countLastHour(db, accountId, now);
  const found = await Promise.all(
    stores.map(async (store) => {
      const { accepted, refused } = counts.get(store.id) ?? { accepted: 0, refused: 0 };
      const isQuiet = refused < DEGRADED && (await hasGoneQuiet(db, store, now));
      return [store.id, { level: levelOf(refused, isQuiet), accepted, refused }] as const;
    }),
  );
  return new Map(found);
}

/** By store. Each part reads one range of `store_deliveries_verdict`, and no delivery itself. */
async function countLastHour(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<ReadonlyMap<string, Pick<Health, 'accepted' | 'refused'>>> {
  const since = newId('sdl', new Date(now.getTime() - HOUR_MS), () => 0);
  const those = sql`store_deliveries
    where store_deliveries.account_id = stores.account_id and store_deliveries.store_id = stores.id`;
  const last = (verdict: string) =>
    sql`(select max(store_deliveries.id) from ${those} and verdict = ${verdict})`;
  const { rows } = await sql<{ store_id: string; accepted: number; refused: number }>`
    select stores.id as store_id,
      (select count(*)::int from ${those} and verdict in ('accepted', 'duplicate')
        and store_deliveries.id > ${since}) as accepted,
      (select count(*)::int from ${those} and verdict = 'refused' and store_deliveries.id >
        greatest(${since}, ${last('accepted')}, ${last('duplicate')})) as refused
    from stores where stores.account_id = ${accountId}`.execute(db);
  return new Map(rows.map(({ store_id, ...count }) => [store_id, count]));
}

function levelOf(refused: number, isQuiet: boolean): Health['level'] {
  if (refused >= BROKEN) return 'broken';
  if (refused >= DEGRADED) return 'degraded';
  return isQuiet ? 'quiet' : 'healthy';
}

/** Whether nothing has come for much longer than usual, once enough is known of what is usual. */
async function hasGoneQuiet(db: Queryable, store: Store, now: Date): Promise<boolean> {
  if (store.last_delivery_at === null || store.ended_at !== null) return false;
  const silence = now.getTime() - store.last_delivery_at.getTime();
  if (silence < HOUR_MS) return false;
  const last = await db
    .selectFrom('store_deliveries')
    .select('received_at')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .where('verdict', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(USUAL)
    .execute();
  if (last.length < USUAL) return false;
  const times = last.map(({ received_at }) => received_at.getTime());
  const pauses = times.slice(1).map((time, index) => (times[index] ?? time) - time);
  return silence > PAUSES * Math.max(...pauses);
}
