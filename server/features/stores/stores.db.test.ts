import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { SALLA_ORDER, sallaDelivery } from './reading/testing/salla-order.ts';
import { ZID_ORDER } from './reading/testing/zid-order.ts';
import { type Connected, deliver, sallaProof, workOnDeliveries } from './testing/store-calls.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1_000;
const ORDER = JSON.stringify(sallaDelivery('order.created', SALLA_ORDER));

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T09:00:00Z');
    backend.setTime(now);
    owner = await backend.newCustomer(0, 'company');
  });
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    backend.setTime(now);
  };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    send(backend, owner, method, path, body);
  const connect = async (platform: 'salla' | 'zid' = 'salla') =>
    (await call('POST', '/stores', { platform, name: 'متجر مثال' })).json<Connected>();
  const post = (to: Connected, body: string, headers?: Record<string, string>) =>
    deliver(backend.app, to, body, headers);
  const verdict = (answer: { json: () => unknown }) =>
    (answer.json() as Schemas['StoreReceipt']).verdict;
  const work = (on: Connected) => workOnDeliveries(database(), owner.accountId, on);
  const deliveries = async ({ store }: Connected, query = '') =>
    (await call('GET', `/stores/${store.id}/deliveries${query}`)).json<
      Schemas['StoreDeliveryList']
    >().data;
  const shown = async ({ store }: Connected) =>
    (await call('GET', `/stores/${store.id}`)).json<Schemas['StoreConnection']>();
  const orders = () =>
    database()
      .kysely.selectFrom('store_orders')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .execute();

  it('keeps a signed delivery as it came, works on it, and shows it without its secrets', async () => {
    const store = await connect();
    expect((await shown(store)).status).toBe('waiting');
    expect(verdict(await post(store, ORDER))).toBe('accepted');
    await work(store);
    const [delivery] = await deliveries(store);
    expect(delivery).toMatchObject({
      ...{ event: 'order.created', verdict: 'accepted', effect: 'order_added' },
      ...{ order_number: '41027662', bytes: Buffer.byteLength(ORDER) },
    });
    expect(await orders()).toMatchObject([{ platform_id: '2116149737' }]);
    const details = await call('GET', `/store-deliveries/${delivery?.id ?? ''}`);
    expect(details.json<Schemas['StoreDeliveryDetails']>().body).toBe(ORDER);
    expect(details.body).not.toContain(sallaProof(ORDER, store.secret)['x-salla-signature']);
    expect(await shown(store)).toMatchObject({
      ...{ status: 'connected', health: { level: 'healthy', accepted: 1, refused: 0 } },
    });
  });

  it('takes the other strategy of Salla, and the credentials of Zid in any case', async () => {
    const salla = await connect();
    expect(verdict(await post(salla, ORDER, { authorization: salla.secret }))).toBe('accepted');
    const zid = await upgradeAndConnect('zid');
    const credentials = Buffer.from(`${zid.store.username ?? ''}:${zid.secret}`).toString('base64');
    const body = JSON.stringify(ZID_ORDER);
    expect(verdict(await post(zid, body, { authorization: `basic ${credentials}` }))).toBe(
      'accepted',
    );
    await work(zid);
    expect(await deliveries(zid)).toMatchObject([{ effect: 'order_added', event: '' }]);
  });

  it.each<[string, (body: string, secret: string) => Record<string, string>]>([
    ['no proof', () => ({})],
    [
      'no proof, and the strategy that asks for none',
      () => ({ 'x-salla-security-strategy': 'none' }),
    ],
    ['the signature of another body', (body, secret) => sallaProof(`${body} `, secret)],
    ['the signature by another secret', (body, secret) => sallaProof(body, `${secret}x`)],
    [
      'a wrong signature beside the right secret',
      (_, secret) => ({
        'x-salla-signature': '0'.repeat(64),
        authorization: secret,
      }),
    ],
    ['the secret with a scheme', (_, secret) => ({ authorization: `Bearer ${secret}` })],
  ])('refuses a delivery with %s, and does nothing', async (_, headersOf) => {
    const store = await connect();
    const answer = await post(store, ORDER, headersOf(ORDER, store.secret));
    expect(answer.json()).toMatchObject({ status: 401, code: 'forged_delivery' });
    await work(store);
    expect(await orders()).toEqual([]);
    expect(await deliveries(store)).toMatchObject([{ verdict: 'refused', effect: 'nothing' }]);
    expect((await shown(store)).health).toMatchObject({ accepted: 0, refused: 1 });
  });

  it.each<[string, (username: string, secret: string) => Record<string, string>]>([
    ['no credentials', () => ({})],
    ['another password', (username, secret) => basic(username, `${secret}x`)],
    ['another username', (username, secret) => basic(`${username}x`, secret)],
    ['the secret alone', (_, secret) => ({ authorization: secret })],
  ])('refuses a delivery to a Zid store with %s', async (_, headersOf) => {
    const zid = await upgradeAndConnect('zid');
    const { store, secret } = zid;
    const answer = await post(
      zid,
      JSON.stringify(ZID_ORDER),
      headersOf(store.username ?? '', secret),
    );
    expect(answer.json()).toMatchObject({ status: 401, code: 'forged_delivery' });
    await work(zid);
    expect(await orders()).toEqual([]);
  });

  it('gives the same bytes one effect within seven days, however many come at once', async () => {
    const store = await connect();
    const many = await Promise.all(Array.from({ length: 8 }, () => post(store, ORDER)));
    expect(many.map(verdict).sort()).toEqual(['accepted', ...Array<string>(7).fill('duplicate')]);
    wait(7 * DAY_MS - 1_000);
    expect(verdict(await post(store, ORDER))).toBe('duplicate');
    wait(1_000);
    expect(verdict(await post(store, ORDER))).toBe('accepted');
    await work(store);
    expect(await orders()).toHaveLength(1);
    expect(await deliveries(store, '?effect=order_unchanged')).toHaveLength(1);
  });

  it.each([
    ['text that is no JSON', 'not json'],
    ['nothing', ''],
    ['bytes that are no text', '\u0000\uD800'],
    ['an order without an id', JSON.stringify(sallaDelivery('order.created', {}))],
    ['a name with U+0000', JSON.stringify(sallaDelivery('order.\u0000created', { id: 1 }))],
  ])('keeps %s, and answers 200', async (_, body) => {
    const store = await connect();
    const answer = await post(store, body);
    expect(answer.statusCode).toBe(200);
    await work(store);
    const [delivery] = await deliveries(store);
    expect(delivery?.verdict).toBe('accepted');
    const details = await call('GET', `/store-deliveries/${delivery?.id ?? ''}`);
    expect(details.statusCode).toBe(200);
  });

  it('keeps what Zid sends, whatever event its address names', async () => {
    const zid = await upgradeAndConnect('zid');
    for (const event of ['%00', '%ED%A0%80', `${'x'.repeat(99)}%F0%9F%93%A6`]) {
      const store = { ...zid.store, url: `${zid.store.url}?event=${event}` };
      expect((await post({ ...zid, store }, event)).statusCode, event).toBe(200);
    }
  });

  it('refuses more than 1 MiB', async () => {
    const store = await connect();
    const body = `"${'x'.repeat(1024 * 1024 - 2)}"`;
    expect((await post(store, body)).statusCode).toBe(200);
    expect((await post(store, `${body} `)).json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('has nothing at an address from before a renewal', async () => {
    const store = await connect();
    const renewed = await call('POST', `/stores/${store.store.id}/address`);
    expect((await post(store, ORDER)).statusCode).toBe(404);
    const moved = { ...store, store: renewed.json<Schemas['StoreConnection']>() };
    expect((await post(moved, ORDER)).statusCode).toBe(200);
  });

  it('accepts the previous secret for a day', async () => {
    const store = await connect();
    const own = { secret: '4fd1c9a07be35d286e9a1c07f3b8d250' };
    const renewed = await call('POST', `/stores/${store.store.id}/secret`, own);
    expect(renewed.json<Connected>().secret).toBe(own.secret);
    wait(DAY_MS - 1);
    expect((await post(store, ORDER)).statusCode).toBe(200);
    expect((await post({ ...store, ...own }, ORDER)).statusCode).toBe(200);
    wait(1);
    expect((await post(store, ORDER)).statusCode).toBe(401);
  });

  it('is degraded from 10 refused deliveries on, broken from 30, and healthy after one', async () => {
    const store = await connect();
    const levels = [];
    for (let count = 1; count <= 30; count += 1) {
      wait(1);
      await post(store, ORDER, {});
      if ([9, 10, 29, 30].includes(count)) levels.push((await shown(store)).health.level);
    }
    wait(1);
    await post(store, ORDER);
    levels.push((await shown(store)).health.level);
    expect(levels).toEqual(['healthy', 'degraded', 'degraded', 'broken', 'healthy']);
  });

  it('forgets a store that is disconnected, with its deliveries', async () => {
    const store = await connect();
    await post(store, ORDER);
    expect((await call('DELETE', `/stores/${store.store.id}`)).statusCode).toBe(204);
    expect((await post(store, ORDER)).statusCode).toBe(404);
    expect((await call('GET', `/stores/${store.store.id}`)).statusCode).toBe(404);
    const kept = await database()
      .kysely.selectFrom('store_deliveries')
      .select('id')
      .where('account_id', '=', owner.accountId)
      .execute();
    expect(kept).toEqual([]);
  });

  /** A second store, which the basic plan does not allow. */
  async function upgradeAndConnect(platform: 'zid'): Promise<Connected> {
    const { kysely } = database();
    await kysely.deleteFrom('stores').where('account_id', '=', owner.accountId).execute();
    return connect(platform);
  }
});
