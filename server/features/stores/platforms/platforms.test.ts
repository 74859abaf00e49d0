import { describe, expect, it } from 'vitest';
import { openAddress } from '../../../store-simulator/testing/open-address.ts';
import {
  connectSalla,
  connectZid,
  newUpdate,
  openSimulator,
  SECRETS,
} from '../../../store-simulator/testing/open-simulator.ts';
import { salla as sallaAt } from './salla.ts';

const LONG_LINK = `https://mizan.example/t/${'a'.repeat(300)}`;

async function openSalla(options: Parameters<typeof openSimulator>[0] = {}) {
  const { simulator, salla } = await openSimulator(options);
  const { id, tokens } = await connectSalla(simulator, await openAddress());
  const order = simulator.placeOrder(id);
  const access = { accessToken: tokens.access_token };
  return { simulator, salla, order, access, tokens, storeId: id };
}

async function openZid(options: Parameters<typeof openSimulator>[0] = {}) {
  const { simulator, zid } = await openSimulator(options);
  const { id, access } = connectZid(simulator, await openAddress());
  return { simulator, zid, access, order: simulator.placeOrder(id) };
}

describe('Salla', () => {
  it.each([
    ['booked', 'created', 'new'],
    ['in_transit', 'in_transit', 'shipping'],
    ['out_for_delivery', 'delivering', 'shipping'],
    ['delivered', 'delivered', 'delivered'],
    ['returned', 'return_to_origin', 'new'],
    ['cancelled', 'cancelled', 'new'],
  ] as const)('is told %s as %s', async (status, told, becomes) => {
    const { salla, order, access } = await openSalla();
    const { shipmentId } = await salla.tell(access, newUpdate(order.id, { status }));
    expect(shipmentId).toBe(String(order.shipmentId));
    expect(order.status).toBe(becomes);
    expect(order.told).toMatchObject({
      status: told,
      trackingNumber: 'MZ100200300SA',
      trackingUrl: 'https://mizan.example/t/abc',
      courierName: 'شركة تجريبية',
    });
  });

  it('is asked for the shipment only if it is not known', async () => {
    const { salla, order, access } = await openSalla({ requestsPerMinute: 1 });
    const known = newUpdate(order.id, { shipmentId: String(order.shipmentId) });
    await salla.tell(access, known);
    const next = await openSalla({ requestsPerMinute: 1 });
    await expect(next.salla.tell(next.access, newUpdate(next.order.id))).rejects.toMatchObject({
      kind: 'rate_limited',
    });
  });

  it('gets no link that is too long', async () => {
    const { salla, order, access } = await openSalla();
    const update = newUpdate(order.id, { trackingUrl: LONG_LINK, labelUrl: LONG_LINK });
    await salla.tell(access, update);
    expect(order.told).toMatchObject({ trackingUrl: null, trackingNumber: 'MZ100200300SA' });
  });

  it('refuses with its own words', async () => {
    const { simulator, salla, order, access, storeId } = await openSalla();
    const other = simulator.placeOrder(storeId);
    const wrong = newUpdate(order.id, { shipmentId: String(other.shipmentId) });
    await expect(salla.tell(access, wrong)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('order_id') as string,
    });
    const unknown = newUpdate(7);
    await expect(salla.tell(access, unknown)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('no longer takes an expired access token, and renews it', async () => {
    let now = new Date();
    const clock = () => now;
    const { simulator, salla, order, access, tokens } = await openSalla({
      clock,
      tokenLife: 60_000,
    });
    now = new Date(now.getTime() + 61_000);
    await expect(salla.tell(access, newUpdate(order.id))).rejects.toMatchObject({
      kind: 'expired',
    });
    const renewed = await salla.refresh(tokens.refresh_token);
    expect(renewed.expires_at).toBe(now.getTime() + 60_000);
    await salla.tell({ accessToken: renewed.access_token }, newUpdate(order.id));
    expect(order.told).not.toBeNull();
    const again = await salla.refresh(renewed.refresh_token);
    expect(again.refresh_token).not.toBe(renewed.refresh_token);
    expect(simulator.chainsRevoked()).toBe(0);
  });

  it('ends all access once a refresh token is used twice', async () => {
    const { simulator, salla, order, tokens } = await openSalla();
    const renewed = await salla.refresh(tokens.refresh_token);
    await expect(salla.refresh(tokens.refresh_token)).rejects.toMatchObject({ kind: 'refused' });
    expect(simulator.chainsRevoked()).toBe(1);
    const access = { accessToken: renewed.access_token };
    await expect(salla.tell(access, newUpdate(order.id))).rejects.toMatchObject({
      kind: 'expired',
    });
    await expect(salla.refresh(renewed.refresh_token)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('renews for its own app only, and uses up no token of another', async () => {
    const { simulator, salla, tokens } = await openSalla();
    const { url } = simulator;
    const other = { apiUrl: url, accountsUrl: url, ...SECRETS, clientSecret: 'other' };
    await expect(sallaAt(other).refresh(tokens.refresh_token)).rejects.toMatchObject({
      kind: 'not_sent',
    });
    await salla.refresh(tokens.refresh_token);
    expect(simulator.chainsRevoked()).toBe(0);
  });
});

describe('Zid', () => {
  it.each([
    ['booked', 'ready', 'preparing'],
    ['in_transit', 'indelivery', 'shipping'],
    ['out_for_delivery', 'indelivery', 'shipping'],
    ['delivered', 'delivered', 'delivered'],
  ] as const)('is told %s as %s', async (status, told, becomes) => {
    const { zid, access, order } = await openZid();
    expect(await zid.tell(access, newUpdate(order.id, { status }))).toEqual({ shipmentId: null });
    expect(order).toMatchObject({
      status: becomes,
      told: {
        status: told,
        trackingNumber: 'MZ100200300SA',
        trackingUrl: 'https://mizan.example/t/abc',
      },
    });
  });

  it.each(['returned', 'cancelled'] as const)('is not told %s', async (status) => {
    const { zid, access, order } = await openZid();
    expect(await zid.tell(access, newUpdate(order.id, { status }))).toEqual({ shipmentId: null });
    expect(order).toMatchObject({ status: 'new', told: null });
  });

  it('refuses with its own words', async () => {
    const { zid, access, order } = await openZid();
    await expect(zid.tell(access, newUpdate(7))).rejects.toMatchObject({
      kind: 'refused',
      message: 'There is no such order',
    });
    const nowhere = newUpdate(order.id, { trackingUrl: 'nowhere' });
    await expect(zid.tell(access, nowhere)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('tracking_url') as string,
    });
  });

  it.each(['partnerToken', 'managerToken'])('needs the right %s', async (name) => {
    const { zid, access, order } = await openZid();
    const wrong = { ...access, [name]: 'other' };
    await expect(zid.tell(wrong, newUpdate(order.id))).rejects.toMatchObject({ kind: 'expired' });
  });
});

/** Both platforms, with what to tell. */
const each = {
  salla: async (options?: Parameters<typeof openSimulator>[0]) => {
    const { simulator, salla, order, access } = await openSalla(options);
    const update = newUpdate(order.id, { shipmentId: String(order.shipmentId) });
    return { simulator, tell: () => salla.tell(access, update) };
  },
  zid: async (options?: Parameters<typeof openSimulator>[0]) => {
    const { simulator, zid, order, access } = await openZid(options);
    return { simulator, tell: () => zid.tell(access, newUpdate(order.id)) };
  },
};

describe.each(Object.entries(each))('%s', (_name, open) => {
  it('says how long to wait after too many requests', async () => {
    let now = Date.now();
    const { tell } = await open({ requestsPerMinute: 2, clock: () => new Date(now) });
    await tell();
    await tell();
    const error: unknown = await tell().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'rate_limited' });
    const { retryAfter } = error as { retryAfter: number };
    expect(retryAfter).toBe(60);
    now += retryAfter * 1_000;
    await tell();
  });

  it('can be told again after it failed', async () => {
    const { simulator, tell } = await open();
    simulator.fail(1);
    await expect(tell()).rejects.toMatchObject({ kind: 'unreachable', retryAfter: null });
    await tell();
  });
});
