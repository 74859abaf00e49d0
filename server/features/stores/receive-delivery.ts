import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { TaskQueue } from '../../jobs/task-queue.ts';
import { deliveriesTask } from './deliveries-task.ts';
import { keptBody, type KeptBody, maskedTokens } from './kept-body.ts';
import { maskedHeaders } from './masked-headers.ts';
import type { RawDelivery } from './proof.ts';
import { findStore, type Store } from './store.ts';

/** Bytes that are kept of a refused delivery, which anybody can send. */
const REFUSED_BYTES = 4 * 1024;
/** Refused deliveries of a store that are kept in an hour. */
const REFUSED_KEPT = 100;
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds for which the same bytes have one effect: Salla and Zid try again for hours, not days. */
export const ONE_EFFECT = 7 * DAY_MS;

interface Receiving {
  db: Database;
  /** Seals the tokens of stores. */
  sealingKey: Uint8Array;
  tasks: Pick<TaskQueue, 'add'>;
  now: Date;
}

/**
 * Keeps an authenticated delivery and has it worked on. When it returns, the delivery is committed.
 * It is before the work is asked for: the work that begins then finds it, and what a process leaves
 * that dies in between is found by a job (`jobs.ts`).
 *
 * @param event if the address or the body says which.
 */
export async function keepDelivery(
  receiving: Receiving,
  store: Store,
  delivery: RawDelivery,
  event: string,
): Promise<{ id: string; verdict: 'accepted' | 'duplicate' }> {
  const { db, sealingKey, now } = receiving;
  const id = newId('sdl', now);
  const row = {
    ...rowOf(store, delivery, { id, now, event }),
    ...{ hash: hashOf(delivery.body), ...keptBody(sealingKey, delivery.body) },
  };
  const isFirst = (await writeDelivery(db.kysely, row)) === id;
  if (isFirst) await askForWork(receiving, store);
  return { id, verdict: isFirst ? 'accepted' : 'duplicate' };
}

/** Keeps the beginning of a delivery without proof, unless very many came within an hour. */
export async function keepRefused(
  { db: { kysely }, now }: Pick<Receiving, 'db' | 'now'>,
  store: Store,
  delivery: RawDelivery,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const kept = await kysely
    .selectFrom('store_deliveries')
    .select('id')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .where(
      'id',
      '>=',
      newId('sdl', since, () => 0),
    )
    .where('verdict', '=', 'refused')
    .limit(REFUSED_KEPT)
    .execute();
  if (kept.length >= REFUSED_KEPT) return;
  await kysely
    .insertInto('store_deliveries')
    .values({
      ...rowOf(store, delivery, { id: newId('sdl', now), now, event: '' }),
      ...{ verdict: 'refused', effect: 'nothing' },
      hash: hashOf(delivery.body),
      body: maskedTokens(delivery.body.subarray(0, REFUSED_BYTES)),
    })
    .execute();
}

function rowOf(
  store: Store,
  { headers, body }: RawDelivery,
  { id, now, event }: { id: string; now: Date; event: string },
) {
  return {
    ...{ account_id: store.account_id, store_id: store.id, id, received_at: now, event },
    bytes: body.length,
    headers: JSON.stringify(maskedHeaders(headers)),
  };
}

function hashOf(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}

/**
 * Writes a delivery in one statement, so that many come through at once.
 *
 * @returns the delivery that had these bytes first within {@link ONE_EFFECT}: this one, if none had.
 */
async function writeDelivery(
  db: Queryable,
  row: ReturnType<typeof rowOf> & KeptBody & { hash: Buffer },
): Promise<string> {
  const { account_id, store_id, id, received_at, event, bytes, headers, hash } = row;
  const isOld = sql`store_bodies.received_at <= ${new Date(received_at.getTime() - ONE_EFFECT)}`;
  const { rows } = await sql<{ first: string }>`
    with first as (
      insert into store_bodies (account_id, store_id, hash, delivery_id, received_at)
      values (${account_id}, ${store_id}, ${hash}, ${id}, ${received_at})
      on conflict (account_id, store_id, hash) do update set
        delivery_id = case when ${isOld} then excluded.delivery_id else store_bodies.delivery_id end,
        received_at = case when ${isOld} then excluded.received_at else store_bodies.received_at end
      returning delivery_id as id
    )
    insert into store_deliveries (account_id, store_id, id, received_at, event, bytes, headers, hash,
      body, sealed, verdict, effect, duplicate_of)
    select ${account_id}, ${store_id}, ${id}, ${received_at}::timestamptz, ${event}, ${bytes}::integer,
      ${headers}::jsonb, ${hash}::bytea, ${row.body}::bytea,
      case when first.id = ${id} then ${row.sealed}::bytea end,
      case when first.id = ${id} then 'accepted' else 'duplicate' end,
      case when first.id = ${id} then 'waiting' else 'nothing' end, nullif(first.id, ${id})
    from first
    returning coalesce(duplicate_of, id) as first`.execute(db);
  const [written] = rows;
  if (!written) throw new Error(`${id} is written`);
  return written.first;
}

/**
 * Asks for the work on a delivery that was committed, unless others that came just before still wait
 * for it.
 */
async function askForWork({ db, tasks, now }: Receiving, store: Store): Promise<void> {
  const key = { accountId: store.account_id, id: store.id };
  if ((await findStore(db.kysely, key))?.is_asked !== false) return;
  await db.kysely.transaction().execute(async (tx) => {
    const asked = await tx
      .updateTable('stores')
      .set({ is_asked: true, last_delivery_at: now, ended_at: null })
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .where('is_asked', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (asked) await tasks.add(tx, deliveriesTask, key);
  });
}
