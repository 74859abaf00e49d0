import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestedBy, type Account } from './account.ts';
import type { KitApi } from './api.ts';
import type { Call, ResultOf } from './call.ts';
import { exampleCall } from '../../common/contract/example-call.ts';
import { bundle } from './contract.ts';

type Opened = ResultOf<'connectStore'>;
type Details = ResultOf<'getStoreOrder'>;

/** A delivery to a store on Salla, as Salla signs it. */
export function signed({ secret, store }: Opened, event: object | string): Call {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    path: { uuid: store.uuid },
    header: { 'x-salla-signature': signature },
    raw: { bytes: Buffer.from(body), type: 'application/json' },
  };
}

/** A new order of the contract's example, whose address may lack what couriers need. */
export function newOrder({ isAddressed = true } = {}): { id: number; event: object } {
  const id = randomInt(1_000_000_000, 9_999_999_999);
  const { body } = exampleCall(bundle, 'receiveSallaDelivery');
  const { data, ...event } = body as { data: { shipping: { address: object } } };
  const { shipping } = data;
  const address = { ...shipping.address, ...(!isAddressed && { shipping_address: 'شارع العليا' }) };
  const order = { ...data, id, reference_id: id, shipping: { ...shipping, address } };
  return { id, event: { ...event, data: order } };
}

/** Tries to find an order that has just been sent, and milliseconds between two. */
const TRIES = 50;
const BETWEEN = 200;

/** Sends a new order, and waits until it is there. */
export async function arrived(
  api: KitApi,
  owner: Account,
  store: Opened,
  options?: Parameters<typeof newOrder>[0],
): Promise<Details> {
  const who = requestedBy(owner);
  const { id, event } = newOrder(options);
  await api.ok('receiveSallaDelivery', signed(store, event));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { data } = await api.ok('listStoreOrders', { who, query: { q: String(id) } });
    const [order] = data;
    if (order) return api.ok('getStoreOrder', { who, path: { order_id: order.id } });
    await sleep(BETWEEN);
  }
  throw new Error(`the order ${id} of a store was not there ${(TRIES * BETWEEN) / 1_000} s later`);
}
