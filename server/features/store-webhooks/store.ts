import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { StoreWebhooksTable } from './tables.ts';

export type StoreWebhook = Selectable<StoreWebhooksTable>;

const PLATFORMS: readonly StoreWebhook['platform'][] = ['salla', 'zid'];

/** One for each platform, those in use first. They are created on first read. */
export async function listStoreWebhooks(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<StoreWebhook[]> {
  await createMissing(db, accountId, now);
  return db
    .selectFrom('store_webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('platform')
    .execute();
}

async function createMissing(db: Queryable, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('store_webhooks')
    .values(
      PLATFORMS.map((platform) => ({
        account_id: accountId,
        platform,
        uuid: randomUUID(),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'platform']).doNothing())
    .execute();
}

/** Sets a new uuid, also where there was none; the previous one stops working. */
export async function renewStoreWebhook(
  db: Queryable,
  accountId: string,
  platform: StoreWebhook['platform'],
  now: Date,
): Promise<StoreWebhook> {
  // A moment older, so that the renewed one is the newest, which is in use.
  await createMissing(db, accountId, new Date(now.getTime() - 1));
  return db
    .updateTable('store_webhooks')
    .set({ uuid: randomUUID(), created_at: now })
    .where('account_id', '=', accountId)
    .where('platform', '=', platform)
    .returningAll()
    .executeTakeFirstOrThrow();
}
