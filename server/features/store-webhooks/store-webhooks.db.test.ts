import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Webhooks = components['schemas']['StoreWebhookList'];

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

onDatabases('postgres', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({
      db: database(),
      env: { PUBLIC_URL: 'https://shop.mizan.example' },
    });
  });
  afterAll(() => server.stop());

  async function newOwner(account_type: 'company' | 'individual' = 'company') {
    const { headers } = await addSignedInAccount(database(), { account_type });
    const call = (method: 'GET' | 'POST', path = '') =>
      server.app.inject({ method, url: `/api/website/store-webhooks${path}`, headers });
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
    const uuids = [...webhooks, ...others].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(4);
  });

  it('renews one and keeps the other', async () => {
    const owner = await newOwner();
    const [salla, zid] = await owner.list();
    const renewed = await owner.call('POST', '/salla/renew');
    expect(await owner.list()).toEqual([renewed.json(), zid]);
    expect(renewed.json<Webhooks['data'][0]>().uuid).not.toBe(salla?.uuid);
  });

  it('renews one that was never read', async () => {
    const owner = await newOwner();
    const renewed = await owner.call('POST', '/zid/renew');
    expect((await owner.list())[1]).toEqual(renewed.json());
  });

  it('does not accept other platforms', async () => {
    const owner = await newOwner();
    expect((await owner.call('POST', '/shopify/renew')).statusCode).toBe(404);
  });

  it('is for companies only', async () => {
    const individual = await newOwner('individual');
    for (const answer of [
      await individual.call('GET'),
      await individual.call('POST', '/salla/renew'),
    ]) {
      expect(answer.json()).toMatchObject({ status: 403, code: 'company_account_required' });
    }
    const { count } = await database()
      .kysely.selectFrom('store_webhooks')
      .innerJoin('accounts', 'accounts.account_id', 'store_webhooks.account_id')
      .where('account_type', '=', 'individual')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});
