import { afterAll, describe, expect, it } from 'vitest';
import { openAddress } from './testing/open-address.ts';
import { connectZid, PROOF, SECRETS, startSimulator } from './testing/open-simulator.ts';

const simulator = await startSimulator({ retryDelays: [] });
afterAll(() => simulator.close());

/** An address where nobody is. */
const NOBODY = { url: 'http://127.0.0.1:9/' };

interface Call {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: BodyInit | object;
}

/** Sends a request, and names the status and what the answer says. */
async function send(url: string, { method = 'GET', headers = {}, body }: Call) {
  const isPlain = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
  const response = await fetch(url, {
    method,
    headers: { ...(isPlain && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
  });
  return { status: response.status, text: await response.text() };
}

const LINK = 'https://mizan.example/t/abc';
const right = { shipment_number: 'MZ1', status: 'created', tracking_link: LINK };

describe("Salla's API", () => {
  function open() {
    const shop = { platform: 'salla', name: 'متجر تجريبي', secret: PROOF.secret } as const;
    const { id } = simulator.connect({ ...shop, url: `${NOBODY.url}${Math.random()}` });
    const { access } = simulator.store(id);
    if (access.platform !== 'salla') throw new Error('another platform');
    const { accessToken, refreshToken } = access.tokens.current;
    const headers = { authorization: `Bearer ${accessToken}` };
    return { storeId: id, order: simulator.placeOrder(id), headers, refreshToken };
  }
  const at = (path: string) => `${simulator.url}/admin/v2${path}`;

  it.each<[string, number, Call, string?]>([
    ['a right update', 200, { body: right }],
    ['no token', 401, { headers: { authorization: '' }, body: right }],
    ['an unknown token', 401, { headers: { authorization: 'Bearer x' }, body: right }],
    ['another method', 405, { method: 'PATCH', body: right }],
    ['no body', 422, {}, 'body'],
    ['no JSON', 400, { body: '{', headers: { 'content-type': 'application/json' } }],
    ['a form', 415, { body: new URLSearchParams({ shipment_number: 'MZ1' }) }],
    ['no status', 422, { body: { shipment_number: 'MZ1' } }, 'status'],
    ['no number', 422, { body: { status: 'created' } }, 'shipment_number'],
    ['an unknown status', 422, { body: { ...right, status: 'booked' } }, 'status'],
    ['an unknown field', 422, { body: { ...right, tracking_url: LINK } }, 'tracking_url'],
    ['no link', 422, { body: { ...right, tracking_link: 'x' } }, 'tracking_link'],
    [
      'too long a link',
      422,
      { body: { ...right, tracking_link: `${LINK}${'a'.repeat(300)}` } },
      'tracking_link',
    ],
    ['the shipment of another order', 422, { body: { ...right, order_id: 1 } }, 'order_id'],
  ])('judges %s with %d', async (_what, status, call, field) => {
    const { order, headers } = open();
    const answer = await send(at(`/shipments/${order.shipmentId}`), {
      method: 'PUT',
      ...call,
      headers: { ...headers, ...call.headers },
    });
    expect(answer.status).toBe(status);
    const { success, error } = JSON.parse(answer.text) as {
      success: boolean;
      error?: { fields?: object };
    };
    expect(success).toBe(status === 200);
    expect(Object.keys(error?.fields ?? {})).toEqual(field ? [field] : []);
    expect(order.told === null).toBe(status !== 200);
  });

  it('lists the shipments of an order, and of this store only', async () => {
    const { storeId, order, headers } = open();
    simulator.placeOrder(storeId);
    const list = async (id: number) => {
      const { text } = await send(at(`/shipments?order_id=${id}`), { headers });
      return (JSON.parse(text) as { data: object[] }).data;
    };
    expect(await list(order.id)).toMatchObject([{ id: order.shipmentId, order_id: order.id }]);
    expect(await list(1)).toEqual([]);
    const { order: theirs } = open();
    expect(await list(theirs.id)).toEqual([]);
    const url = at(`/shipments/${theirs.shipmentId}`);
    expect(await send(url, { method: 'PUT', headers, body: right })).toMatchObject({ status: 404 });
  });

  it('ends when the app is removed', async () => {
    const { storeId, headers } = open();
    expect(await send(at('/shipments'), { headers })).toMatchObject({ status: 200 });
    simulator.uninstall(storeId);
    expect(await send(at('/shipments'), { headers })).toMatchObject({ status: 401 });
  });

  it.each<[string, number, Record<string, string>]>([
    ['unsupported_grant_type', 400, { grant_type: 'password' }],
    ['invalid_client', 401, { client_id: 'other' }],
    ['invalid_client', 401, { client_secret: 'other' }],
    ['invalid_grant', 400, { refresh_token: 'other' }],
  ])('answers %s with %d', async (error, status, changes) => {
    const { refreshToken } = open();
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: SECRETS.clientId,
      client_secret: SECRETS.clientSecret,
      refresh_token: refreshToken,
      ...changes,
    });
    const answer = await send(`${simulator.url}/oauth2/token`, { method: 'POST', body });
    expect(answer).toEqual({ status, text: JSON.stringify({ error }) });
    expect(simulator.chainsRevoked()).toBe(0);
    const asJson = Object.fromEntries(body);
    expect(
      await send(`${simulator.url}/oauth2/token`, { method: 'POST', body: asJson }),
    ).toMatchObject({ status: 400 });
  });
});

describe("Zid's API", () => {
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  const ready = { order_status: 'ready', tracking_number: 'MZ1', tracking_url: LINK };

  it.each<[string, number, Call]>([
    ['a right form', 200, { body: form(ready) }],
    ['another method', 405, { method: 'PUT', body: form(ready) }],
    ['no partner token', 401, { body: form(ready), headers: { authorization: '' } }],
    ['no store token', 401, { body: form(ready), headers: { 'x-manager-token': '' } }],
    ['JSON', 422, { body: ready }],
    ['no status', 422, { body: form({ tracking_number: 'MZ1' }) }],
    ['an unknown status', 422, { body: form({ order_status: 'in_transit' }) }],
    ['an unknown field', 422, { body: form({ ...ready, tracking_link: LINK }) }],
    ['another order', 404, { body: form(ready), path: '/v1/managers/store/orders/1' }],
  ])('judges %s with %d', async (_what, status, { path, headers, ...call }) => {
    const { id, access } = connectZid(simulator, NOBODY);
    const order = simulator.placeOrder(id);
    const base = path ?? `/v1/managers/store/orders/${order.id}`;
    const answer = await send(`${simulator.url}${base}/change-order-status`, {
      method: 'POST',
      ...call,
      headers: {
        authorization: `Bearer ${access.partnerToken}`,
        'x-manager-token': access.managerToken,
        ...headers,
      },
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ status: status === 200 ? 'object' : 'error' });
    expect(order.told === null).toBe(status !== 200);
  });
});

describe('the control API', () => {
  const key = { authorization: `Bearer ${SECRETS.secret}` };
  const zidStore = {
    ...{ platform: 'zid', url: 'http://127.0.0.1:9/', name: 'Sample shop' },
    ...{ username: 'u', password: 'never-shown' },
  };

  it('registers a store, lets things happen there, and shows them', async () => {
    const { url } = await openAddress();
    const call = async (path: string, method?: string, body?: object) => {
      const given = { headers: key, ...(method && { method }), ...(body && { body }) };
      const { status, text } = await send(`${simulator.url}/control${path}`, given);
      return { status, json: (text ? JSON.parse(text) : null) as Record<string, unknown> };
    };
    const added = await call('/stores', 'POST', { ...zidStore, url });
    expect(added).toMatchObject({
      status: 201,
      json: { manager_token: expect.stringMatching(/^zid_/) as string },
    });
    const path = `/stores/${String(added.json.id)}`;
    const { stores } = (await call('/stores')).json as { stores: object[] };
    expect(stores[0]).toMatchObject({ id: added.json.id, platform: 'zid', order_count: 0 });
    const placed = await call(`${path}/actions`, 'POST', { do: 'place' });
    const [order] = placed.json.orders as { id: number }[];
    const cancel = { do: 'cancel', order_id: order?.id };
    expect((await call(`${path}/actions`, 'POST', cancel)).json).toMatchObject({
      orders: [{ id: order?.id, status: 'cancelled', told: null }],
    });
    expect(await call(`${path}/actions`, 'POST', cancel)).toMatchObject({ status: 409 });
    expect(await call(`${path}/actions`, 'POST', { do: 'burn' })).toMatchObject({ status: 409 });
    expect(await call('/stores/7')).toMatchObject({ status: 404 });
    expect(JSON.stringify(await call(path))).not.toMatch(/never-shown|zid_/);
    expect((await call('/failure', 'PUT', { status: 503, times: 1 })).status).toBe(204);
    expect(await send(`${simulator.url}/admin/v2/shipments`, {})).toMatchObject({ status: 503 });
    expect(await send(`${simulator.url}/admin/v2/shipments`, {})).toMatchObject({ status: 401 });
  });

  it.each<[string, number, Call]>([
    ['no key', 401, { body: zidStore, headers: { authorization: '' } }],
    ['another scheme in the address', 400, { body: { ...zidStore, url: 'file:///etc/passwd' } }],
    ['Zid without a password', 400, { body: { ...zidStore, password: undefined } }],
    ['an unknown field', 400, { body: { ...zidStore, secret: 'x' } }],
  ])('judges %s with %d', async (_what, status, call) => {
    const answer = await send(`${simulator.url}/control/stores`, {
      method: 'POST',
      ...call,
      headers: { ...key, ...call.headers },
    });
    expect(answer.status).toBe(status);
  });
});
