import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { up as maskOldTokens } from '../../db/migrations/0051-masked-tokens.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { sallaDelivery } from './reading/testing/salla-order.ts';
import { type Connected, deliver, workOnDeliveries } from './testing/store-calls.ts';

type Schemas = components['schemas'];

const TOKENS = { access_token: 'sample-access', refresh_token: 'sample-refresh', expires: 2e9 };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  beforeEach(async () => {
    backend.setTime(new Date('2026-11-21T09:00:00Z'));
    owner = await backend.newCustomer(0, 'company');
  });
  const connect = async () =>
    (
      await send(backend, owner, 'POST', '/stores', { platform: 'salla', name: 'متجر مثال' })
    ).json<Connected>();
  const post = (to: Connected, body: string) => deliver(backend.app, to, body);
  const grant = (to: Connected) =>
    post(to, JSON.stringify(sallaDelivery('app.store.authorize', TOKENS)));
  const work = (on: Connected) => workOnDeliveries(database(), owner.accountId, on);
  const shown = async ({ store }: Connected) =>
    (await send(backend, owner, 'GET', `/stores/${store.id}`)).json<Schemas['StoreConnection']>();

  it('keeps access while the app is installed, and deletes it when it is not', async () => {
    const store = await connect();
    await grant(store);
    await work(store);
    const access = async () => {
      const found = await database()
        .kysely.selectFrom('stores')
        .select('access')
        .where('id', '=', store.store.id)
        .executeTakeFirstOrThrow();
      return found.access;
    };
    expect(await access()).not.toBeNull();
    expect(String(await access())).not.toContain('sample');
    await post(store, JSON.stringify(sallaDelivery('app.uninstalled', {})));
    await work(store);
    expect(await access()).toBeNull();
    expect((await shown(store)).status).toBe('ended');
  });

  it('keeps no tokens in deliveries, nor in those that were kept once', async () => {
    const store = await connect();
    await grant(store);
    await work(store);
    await grant(store);
    const { kysely } = database();
    const tokensKept = async () => {
      const ofStore = kysely.selectFrom('store_deliveries').where('store_id', '=', store.store.id);
      const rows = await ofStore.select('body').execute();
      return rows.flatMap(({ body }) => body.toString().match(/sample-\w+|•+/g));
    };
    expect(await tokensKept()).toEqual(Array(4).fill('••••'));
    // As deliveries were kept once.
    const body = Buffer.from(JSON.stringify({ ...TOKENS, merchant: 'متجر', more: '\\"' }));
    await sql`update store_deliveries set body = ${body} where store_id = ${store.store.id}`.execute(
      kysely,
    );
    await maskOldTokens(kysely);
    expect(await tokensKept()).toEqual(Array(4).fill('••••'));
  });
});
