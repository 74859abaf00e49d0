import { expect, it, vi } from 'vitest';
import { JUDGE_CONTEXT, judgeRows } from '../features/import-batches/testing/judge-rows.ts';
import { cellsOfContent } from '../features/stores/orders/order-cells.ts';
import { isFromSalla, isFromZid } from '../features/stores/proof.ts';
import { readDelivery } from '../features/stores/read-delivery.ts';
import type { StoreEvent } from '../features/stores/reading/store-event.ts';
import { sampleOrder, sumsOf } from './sample-orders.ts';
import type { Platform, SimulatedOrder } from './simulated-store.ts';
import { openAddress, type Received } from './testing/open-address.ts';
import { connectSalla, connectZid, openSimulator, PROOF } from './testing/open-simulator.ts';

const PLATFORMS = ['salla', 'zid'] as const;

/** A store with nothing received yet. */
async function open(platform: Platform, statusOf?: (before: number) => number) {
  const { simulator } = await openSimulator();
  const address = await openAddress(statusOf);
  const { id } =
    platform === 'salla' ? await connectSalla(simulator, address) : connectZid(simulator, address);
  address.received.length = 0;
  return { simulator, id, received: address.received };
}

const isProven = (platform: Platform, delivery: Received) =>
  platform === 'salla'
    ? isFromSalla(delivery, PROOF.secret)
    : isFromZid(delivery, PROOF.username, PROOF.password);

const read = (platform: Platform, { body, event }: Received): StoreEvent =>
  readDelivery(platform, body, event);

async function arrive(received: readonly Received[], count: number): Promise<Received[]> {
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { interval: 5 });
  return [...received];
}

/** Each number once, for the orders of one cycle of all varieties. */
const SERIALS = Array.from({ length: 60 }, (_, serial) => serial);

it.each(PLATFORMS)('%s proves its orders, which can be read', async (platform) => {
  const { simulator, id, received } = await open(platform);
  const placed = SERIALS.slice(0, 12).map(() => simulator.placeOrder(id));
  const deliveries = await arrive(received, placed.length);
  const events = new Map(
    deliveries.map((delivery) => {
      expect(isProven(platform, delivery)).toBe(true);
      const event = read(platform, delivery);
      if (event.kind !== 'order') throw new Error('it is no order');
      return [event.order.id, event];
    }),
  );
  for (const order of placed) {
    const event = events.get(String(order.id));
    expect(event?.order).toMatchObject({ number: order.number, status: { code: 'open' } });
    // Both platforms write times in whole seconds somewhere.
    expect(Math.abs((event?.at ?? 0) - order.placedAt.getTime())).toBeLessThan(1_000);
    expect(judge(event)).toMatchObject(expectedOf(order));
  }
});

function judge(event: StoreEvent | undefined) {
  if (event?.kind !== 'order' || !event.order.content) throw new Error('it has no order');
  const cells = cellsOfContent(event.order.content, JUDGE_CONTEXT.products);
  const [first] = judgeRows(cells);
  return { faults: first?.faults.map(({ field }) => field), order: first?.judged?.order };
}

/** What becomes of an order that a courier can take. */
function expectedOf(order: SimulatedOrder) {
  if (order.shortAddress === null) return { order: undefined };
  const { isCashOnDelivery, receiver, items } = order;
  const amount_to_collect = { amount: sumsOf(order).total, currency: 'SAR' };
  return {
    faults: [],
    order: {
      payment_type: isCashOnDelivery ? 'cash_on_delivery' : 'prepaid',
      receiver: {
        full_name: receiver.name,
        phone: receiver.phone,
        short_address: order.shortAddress,
      },
      product_name: items[0]?.name,
      ...(isCashOnDelivery && { sender: { amount_to_collect } }),
    },
  };
}

it('varies its sample orders', () => {
  const orders = SERIALS.map(sampleOrder);
  const share = (holds: (order: (typeof orders)[number]) => boolean) =>
    orders.filter(holds).length / orders.length;
  expect(share(({ isCashOnDelivery }) => isCashOnDelivery)).toBeCloseTo(1 / 3);
  expect(share(({ shortAddress }) => shortAddress === null)).toBeCloseTo(1 / 5);
  expect(share(({ items }) => items.some(({ sku }) => sku === 'NEW-ITEM-9'))).toBeCloseTo(1 / 6);
  const cities = new Set(orders.map(({ city }) => city));
  for (const odd of ['جده', 'Riyadh City', 'المدينه المنورة']) expect(cities).toContain(odd);
  for (const { receiver } of orders) {
    expect(receiver.name).toMatch(/مثال|Sample/);
    expect(receiver.phone).toMatch(/^\+9665000001\d\d$/);
  }
});

it.each(PLATFORMS)('%s tells what happens to an order', async (platform) => {
  const { simulator, id, received } = await open(platform);
  const { id: orderId } = simulator.placeOrder(id);
  const news = [
    [() => simulator.changeStatus(id, orderId, 'preparing'), 'open'],
    [() => simulator.changeStatus(id, orderId, 'shipping'), 'shipping'],
    [() => simulator.changeStatus(id, orderId, 'delivered'), 'delivered'],
    [() => simulator.cancelOrder(id, orderId), 'cancelled'],
    [() => simulator.refundOrder(id, orderId), 'refunded'],
  ] as const;
  for (const [index, [happen, code]] of news.entries()) {
    await arrive(received, index + 1);
    happen();
    const deliveries = await arrive(received, index + 2);
    const last = deliveries[index + 1];
    expect(last && isProven(platform, last)).toBe(true);
    expect(last && read(platform, last)).toMatchObject({
      kind: 'order',
      order: { id: String(orderId), status: { code } },
    });
  }
});

it.each(PLATFORMS)('%s sends the same bytes twice', async (platform) => {
  const { simulator, id, received } = await open(platform);
  const { id: orderId } = simulator.placeOrder(id);
  await arrive(received, 1);
  simulator.sendTwice(id, orderId);
  const [first, second] = await arrive(received, 2);
  const ids = simulator.store(id).deliveries.map((delivery) => delivery.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(second?.body).toEqual(first?.body);
});

it.each(PLATFORMS)('%s sends a cancellation before its order', async (platform) => {
  const { simulator, id, received } = await open(platform);
  const { id: orderId } = simulator.sendOutOfOrder(id);
  const events = (await arrive(received, 2)).map((delivery) => read(platform, delivery));
  const order = (code: string) => ({ order: { id: String(orderId), status: { code } } });
  expect(events).toMatchObject([order('cancelled'), order('open')]);
  expect(events[0]?.at).toBeGreaterThan(events[1]?.at ?? 0);
});

it.each(PLATFORMS)('a forged delivery of %s proves nothing, and is sent once', async (platform) => {
  const { simulator, id, received } = await open(platform, () => 401);
  const delivery = simulator.sendForged(id);
  const [forged] = await arrive(received, 1);
  expect(forged && isProven(platform, forged)).toBe(false);
  expect(forged && read(platform, forged).kind).toBe('order');
  await vi.waitFor(() => expect(delivery.state).toBe('given_up'), { interval: 5 });
  expect(delivery.attempts).toMatchObject([{ status: 401 }]);
});

it('tries three times unless the answer is 200, and remembers the answers', async () => {
  const { simulator, id, received } = await open('zid', (before) => (before === 2 ? 200 : 204));
  simulator.placeOrder(id);
  await arrive(received, 3);
  const [delivery] = simulator.store(id).deliveries;
  await vi.waitFor(() => expect(delivery?.state).toBe('taken'), { interval: 5 });
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([204, 204, 200]);
  const [first = 0, second = 0, third = 0] = delivery?.attempts.map(({ at }) => +at) ?? [];
  // A timer may end a millisecond early, and on a busy machine much later.
  expect(second - first).toBeGreaterThanOrEqual(9);
  expect(third - second).toBeGreaterThanOrEqual(19);
});

it('gives up after the third try, also without an answer', async () => {
  const { simulator } = await openSimulator({ retryDelays: [1, 2] });
  const { id } = connectZid(simulator, { url: 'http://127.0.0.1:9/nobody' });
  simulator.placeOrder(id);
  const [delivery] = simulator.store(id).deliveries;
  await vi.waitFor(() => expect(delivery?.state).toBe('given_up'), { interval: 5 });
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([null, null, null]);
});

it.each(PLATFORMS)('%s tells that the app was removed, and nothing more', async (platform) => {
  const { simulator, id, received } = await open(platform);
  simulator.uninstall(id);
  const [last] = await arrive(received, 1);
  expect(last && read(platform, last).kind).toBe('uninstalled');
  expect(() => simulator.placeOrder(id)).toThrow('there is no app');
  expect(simulator.store(id).isInstalled).toBe(false);
});

it('places orders by itself, at every store', async () => {
  const { simulator } = await openSimulator({ ordersEvery: 0.05 });
  const address = await openAddress();
  connectZid(simulator, address);
  await arrive(address.received, 1);
  expect(read('zid', address.received[0] as Received).kind).toBe('order');
});

it('keeps the newest 20 stores and 200 orders of each', async () => {
  const { simulator } = await openSimulator({ retryDelays: [] });
  const { url } = await openAddress();
  const ids = Array.from({ length: 21 }, (_, index) => {
    return connectZid(simulator, { url: `${url}/${index}` }).id;
  });
  expect(() => simulator.store(String(ids[0]))).toThrow('there is no store');
  const last = String(ids[20]);
  const [first] = Array.from({ length: 201 }, () => simulator.placeOrder(last));
  const { orders } = simulator.store(last);
  expect(orders).toHaveLength(200);
  expect(orders).not.toContain(first);
  const again = connectZid(simulator, { url: `${url}/20` });
  expect(() => simulator.store(last)).toThrow('there is no store');
  expect(simulator.store(again.id).orders).toEqual([]);
});
