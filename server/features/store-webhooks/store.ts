import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { StoreWebhooksTable } from './tables.ts';

export type StoreWebhook = Selectable<StoreWebhooksTable>;

const PLATFORMS: readonly StoreWebhook['platform'][] = ['salla', 'zid'];

/** One for each platform, created on first read. */
export async function listStoreWebhooks(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<StoreWebhook[]> {
  await db
    .insertInto('store_webhooks')
    .values(
      PLATFORMS.map((platform) => ({
        account_id: accountId,
        platform,
        uuid: randomUUID(),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'platform']).doNothing())
    .execute();
  return db
    .selectFrom('store_webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('platform')
    .execute();
}

/** Sets a new uuid, also where there was none; the previous one stops working. */
export function renewStoreWebhook(
  db: Queryable,
  accountId: string,
  platform: StoreWebhook['platform'],
  now: Date,
): Promise<StoreWebhook> {
  const fresh = { uuid: randomUUID(), created_at: now };
  return db
    .insertInto('store_webhooks')
    .values({ account_id: accountId, platform, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'platform']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
}
