import type { components } from '../../../openapi/generated/types.ts';
import { listStoreWebhooks, renewStoreWebhook, type StoreWebhook } from './store.ts';
import { BASE_PATH } from '../../http/contract.ts';
import type { Handlers } from '../../http/operations.ts';
import { requireCompany } from '../../http/require-company.ts';

export const storeWebhooksHandlers = {
  async listStoreWebhooks(_request, { account, db, now, config }) {
    requireCompany(account);
    const webhooks = await listStoreWebhooks(db.kysely, account.id, now);
    return {
      status: 200,
      body: { data: webhooks.map((webhook) => toStoreWebhook(webhook, config.publicUrl)) },
    };
  },

  async renewStoreWebhook({ path }, { account, db, now, config }) {
    requireCompany(account);
    const renewed = await renewStoreWebhook(db.kysely, account.id, path.platform, now);
    return { status: 200, body: toStoreWebhook(renewed, config.publicUrl) };
  },
} satisfies Pick<Handlers, 'listStoreWebhooks' | 'renewStoreWebhook'>;

function toStoreWebhook(
  { platform, uuid, created_at }: StoreWebhook,
  publicUrl: string,
): components['schemas']['StoreWebhook'] {
  const url = `${publicUrl}${BASE_PATH}/store-webhooks/${platform}/${uuid}`;
  return { platform, uuid, url, created_at: created_at.toISOString() };
}
