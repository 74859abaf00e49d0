import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { allowedTo, lockAccount, requireRoom } from '../plans/limits.ts';
import type { StoresTable } from './tables.ts';

export type Store = Selectable<StoresTable>;

/** Identifies a store of an account. */
export interface StoreKey {
  accountId: string;
  id: string;
}

/** Those of an account, the first connected first. */
export function listStores(db: Queryable, accountId: string): Promise<Store[]> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export function findStore(db: Queryable, key: StoreKey): Promise<Store | undefined> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** Whether the account's plan allows fewer stores than were connected before. */
export async function isStorePaused(db: Queryable, { accountId, id }: StoreKey): Promise<boolean> {
  const { count } = await db
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('id', '<', id)
    .executeTakeFirstOrThrow();
  return Number(count) >= (await allowedTo(db, accountId, 'stores'));
}

/** The store with this address. */
export function findByAddress(
  db: Queryable,
  platform: Store['platform'],
  uuid: string,
): Promise<Store | undefined> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('platform', '=', platform)
    .executeTakeFirst();
}

/** @throws ProblemError 409 if the account's plan allows no more stores. */
export async function addStore(
  tx: Tx,
  added: Pick<Store, 'account_id' | 'id' | 'platform' | 'name' | 'secret' | 'secret_last_four'>,
  now: Date,
): Promise<Store> {
  await lockAccount(tx, added.account_id);
  const { count } = await tx
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', added.account_id)
    .executeTakeFirstOrThrow();
  await requireRoom(tx, added.account_id, { limit: 'stores', used: Number(count) });
  return tx
    .insertInto('stores')
    .values({ ...added, uuid: randomUUID(), address_created_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined if the account has no such store. */
export function changeStore(
  db: Queryable,
  key: StoreKey,
  change: Updateable<StoresTable>,
): Promise<Store | undefined> {
  return db
    .updateTable('stores')
    .set(change)
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the secret; the one before is accepted until `previousUntil`, and none from before it. */
export function replaceSecret(
  db: Queryable,
  key: StoreKey,
  secret: Pick<Store, 'secret' | 'secret_last_four'>,
  previousUntil: Date,
): Promise<Store | undefined> {
  return db
    .updateTable('stores')
    .set((row) => ({
      ...secret,
      previous_secret: row.ref('secret'),
      previous_until: previousUntil,
    }))
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a store with its deliveries. @returns it, or undefined if there was none. */
export async function removeStore(tx: Tx, key: StoreKey): Promise<Store | undefined> {
  for (const table of ['store_deliveries', 'store_bodies', 'store_orders'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', key.accountId)
      .where('store_id', '=', key.id)
      .execute();
  }
  return tx
    .deleteFrom('stores')
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}
