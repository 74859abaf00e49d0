import { randomInt } from 'node:crypto';
import { requestedBy, type Account } from '../account.ts';
import type { Call, ResultOf } from '../call.ts';
import { foundOnce, PATIENCE } from '../found-once.ts';
import { PLATFORMS, type ToldOrder } from '../told-orders.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench } from './law.ts';
import { withEach } from './with-each.ts';

export type Order = ResultOf<'listStoreOrders'>['data'][number];
type Platform = keyof typeof PLATFORMS;
type Receipt = ResultOf<'receiveSallaDelivery'>;

const MINUTE = 60_000;

/** A store that is connected to an account of its own. */
export interface Shop {
  account: Account;
  platform: Platform;
  opened: ResultOf<'connectStore'>;
  /** Sends a delivery. */
  send: (call: Call) => Promise<Receipt>;
  /** Sends what the store tells of an order. */
  tell: (order: ToldOrder) => Promise<Receipt>;
}

async function openShop(bench: Bench, platform: Platform, balance: number): Promise<Shop> {
  const { api } = bench;
  const account = await accountWith(bench, balance);
  const body = { platform, name: 'متجر تجريبي' };
  const opened = await api.ok('connectStore', { who: requestedBy(account), body });
  const send = (call: Call) => api.ok(PLATFORMS[platform].hears, call);
  const tell = (order: ToldOrder) => send(PLATFORMS[platform].tell(opened, order));
  return { account, platform, opened, send, tell };
}

const EVERY = Object.keys(PLATFORMS) as Platform[];

/** The platforms that hide the addresses of some orders. */
export const MASKING = EVERY.filter((platform) => PLATFORMS[platform].masks);

/** Does the same in a new shop on each platform, whose account has a balance. */
export function inEachShop(
  bench: Bench,
  act: (shop: Shop) => Promise<void>,
  { balance = 0, platforms = EVERY }: { balance?: number; platforms?: readonly Platform[] } = {},
): Promise<void> {
  return withEach(platforms, async (platform) => act(await openShop(bench, platform, balance)));
}

export const PERFUME = { name: 'عطر عود', sku: 'OUD-50', pieces: 3, halalas: 55_800, grams: 750 };

export function newOrder(): ToldOrder {
  const at = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 60 * MINUTE);
  return {
    ...{
      id: randomInt(1_000_000_000, 9_999_999_999),
      at,
      placedAt: new Date(at.getTime() - MINUTE),
    },
    ...{ name: 'هند العيّنة', status: 'open', payment: 'on_delivery' },
    ...{ products: [PERFUME], total: 57_300 },
  };
}

/** A later word on the same order. */
export const later = (
  order: ToldOrder,
  minutes: number,
  changes: Partial<ToldOrder>,
): ToldOrder => ({
  ...order,
  ...changes,
  at: new Date(order.at.getTime() + minutes * MINUTE),
});

/** An order of the shop, once it is as wanted, or as it is when that does not happen. */
export function shown(
  bench: Bench,
  shop: Shop,
  { id }: ToldOrder,
  isThere?: (order: Order) => boolean,
): Promise<Order> {
  return orderOnce(
    bench,
    shop,
    (orders) => orders.find(({ number }) => number === String(id)),
    isThere,
  );
}

/** The only order of the shop, once it is as wanted, or as it is when that does not happen. */
export function shownAlone(
  bench: Bench,
  shop: Shop,
  isThere?: (order: Order) => boolean,
): Promise<Order> {
  return orderOnce(
    bench,
    shop,
    ([order, ...others]) => {
      alike(others, [], 'orders beside the only one of a store');
      return order;
    },
    isThere,
  );
}

async function orderOnce(
  { api }: Bench,
  { account }: Shop,
  pick: (orders: readonly Order[]) => Order | undefined,
  isThere: (order: Order) => boolean = () => true,
): Promise<Order> {
  const who = requestedBy(account);
  const found = await foundOnce(
    async () => pick((await api.ok('listStoreOrders', { who })).data),
    (order) => order !== undefined && isThere(order),
  );
  expect(found !== undefined, `no order ${PATIENCE / 1_000} s after a store told of one`);
  return found;
}
