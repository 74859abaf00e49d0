import type { components } from '../../../openapi/generated/types.ts';
import { listStoreWebhooks, renewStoreWebhook, type StoreWebhook } from './store.ts';
import { BASE_PATH } from '../../http/contract.ts';
import type { Handlers } from '../../http/operations.ts';
import { allowedTo } from '../plans/limits.ts';
import { requireCompany } from '../../http/require-company.ts';

export const storeWebhooksHandlers = {
  async listStoreWebhooks(_request, { account, db, now, config }) {
    requireCompany(account);
    const webhooks = await listStoreWebhooks(db.kysely, account.id, now);
    const most = await allowedTo(db.kysely, account.id, 'store_addresses');
    const data = webhooks.map((webhook, at) =>
      toStoreWebhook(webhook, { publicUrl: config.publicUrl, isPaused: at >= most }),
    );
    return { status: 200, body: { data: data.toSorted(byPlatform) } };
  },

  async renewStoreWebhook({ path }, { account, db, now, config }) {
    requireCompany(account);
    const renewed = await renewStoreWebhook(db.kysely, account.id, path.platform, now);
    return {
      status: 200,
      body: toStoreWebhook(renewed, { publicUrl: config.publicUrl, isPaused: false }),
    };
  },
} satisfies Pick<Handlers, 'listStoreWebhooks' | 'renewStoreWebhook'>;

function toStoreWebhook(
  { platform, uuid, created_at }: StoreWebhook,
  { publicUrl, isPaused }: { publicUrl: string; isPaused: boolean },
): components['schemas']['StoreWebhook'] {
  const url = `${publicUrl}${BASE_PATH}/store-webhooks/${platform}/${uuid}`;
  return { platform, uuid, url, created_at: created_at.toISOString(), is_paused: isPaused };
}

function byPlatform(one: Pick<StoreWebhook, 'platform'>, other: Pick<StoreWebhook, 'platform'>) {
  return one.platform < other.platform ? -1 : 1;
}
