import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Webhooks = components['schemas']['StoreWebhookList'];

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

onDatabases('postgres', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://shop.mizan.example' };
    server = await startTestApp({ db: database(), env });
  });
  afterAll(() => server.stop());

  async function newOwner(account_type: 'company' | 'individual' = 'company') {
    const account = await addSignedInAccount(database(), { account_type });
    const call = (method: 'GET' | 'POST', path = '') =>
      send(server, account, method, `/store-webhooks${path}`);
    return { call, list: async () => (await call('GET')).json<Webhooks>().data };
  }

  it('gives each platform its own address, the same on every read', async () => {
    const owner = await newOwner();
    const lists = await Promise.all(Array.from({ length: 8 }, () => owner.list()));
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1);
    const [webhooks = []] = lists;
    expect(webhooks.map(({ platform }) => platform)).toEqual(['salla', 'zid']);
    for (const { platform, uuid, url } of webhooks) {
      expect(uuid).toMatch(V4);
      expect(url).toBe(`https://shop.mizan.example/api/store-webhooks/${platform}/${uuid}`);
    }
    const others = await (await newOwner()).list();
    expect(new Set([...webhooks, ...others].map(({ uuid }) => uuid)).size).toBe(4);
  });

  it('renews one, read before or not, which is then in use in place of the other', async () => {
    const owner = await newOwner();
    const unread = await owner.call('POST', '/zid/renew');
    const [salla, zid] = await owner.list();
    expect(zid).toEqual(unread.json());
    const renewed = await owner.call('POST', '/salla/renew');
    expect(await owner.list()).toEqual([renewed.json(), { ...zid, is_paused: true }]);
    expect(renewed.json<Webhooks['data'][0]>().uuid).not.toBe(salla?.uuid);
    expect((await owner.call('POST', '/shopify/renew')).statusCode).toBe(404);
  });

  it('is for companies only', async () => {
    const individual = await newOwner('individual');
    for (const [method, path] of [['GET'], ['POST', '/salla/renew']] as const) {
      const answer = await individual.call(method, path);
      expect(answer.json()).toMatchObject({ status: 403, code: 'company_account_required' });
    }
    const stored = await database()
      .kysely.selectFrom('store_webhooks')
      .innerJoin('accounts', 'accounts.account_id', 'store_webhooks.account_id')
      .where('account_type', '=', 'individual')
      .select('uuid')
      .execute();
    expect(stored).toEqual([]);
  });
});
