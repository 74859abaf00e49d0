import type { components } from '../../../../../openapi/generated/types.ts';
import { send } from '../../../../testing/customer-calls.ts';
import type { Customer, TestBackend } from '../../../../testing/test-backend.ts';
import { SALLA_ORDER, sallaDelivery } from '../../reading/testing/salla-order.ts';
import { type Connected, deliver, workOnDeliveries } from '../../testing/store-calls.ts';

type Schemas = components['schemas'];

/** What a test changes of the documented order. */
export interface Changes {
  id?: number;
  /** Of the address. */
  city?: string;
  shipping_address?: string;
  status?: string;
  name?: string;
  sku?: string;
  cash?: boolean;
  event?: string;
  /** When it happened at the store. */
  at?: string;
}

/** An order of Salla that can be booked, with changes. */
export function sallaOrder({
  id = 2116149737,
  city = 'جدة',
  shipping_address = 'شارع الأمير سلطان، JDAA1234',
  status = 'under_review',
  name = 'سارة مثال',
  sku = 'OUD',
  cash = false,
  event = 'order.created',
  at = '2026-11-21T12:00:00+03:00',
}: Changes = {}): string {
  const { shipping, items } = SALLA_ORDER;
  const order = {
    ...SALLA_ORDER,
    ...{ id, reference_id: id % 100_000_000, payment_method: cash ? 'cod' : 'bank' },
    status: { ...SALLA_ORDER.status, slug: status },
    shipping: {
      ...shipping,
      receiver: { ...shipping.receiver, name },
      address: { ...shipping.address, city, shipping_address, street_number: '' },
    },
    items: items.map((item) => ({ ...item, sku })),
  };
  return JSON.stringify(sallaDelivery(event, order, at));
}

/** The calls of an account with a store, and the work of the server in between. */
export async function orderCalls(backend: TestBackend, owner: Customer) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    send(backend, owner, method, path, body);
  async function read<Body>(path: string): Promise<Body> {
    const answer = await call('GET', path);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<Body>();
  }
  const connected = (
    await call('POST', '/stores', { platform: 'salla', name: 'متجر مثال' })
  ).json<Connected>();
  const work = () => workOnDeliveries(backend.database, owner.accountId, connected);
  return {
    ...{ call, read, work, connected },
    /** Sends orders as the store does, and has them worked on. */
    async arrive(...orders: readonly string[]): Promise<void> {
      for (const order of orders) {
        const answer = await deliver(backend.app, connected, order);
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      }
      await work();
    },
    list: async (query = '') =>
      (await read<Schemas['StoreOrderList']>(`/store-orders${query}`)).data,
    async only(): Promise<Schemas['StoreOrderDetails']> {
      const { data } = await read<Schemas['StoreOrderList']>('/store-orders');
      return read<Schemas['StoreOrderDetails']>(`/store-orders/${data[0]?.id ?? ''}`);
    },
    change: async (id: string, update: Schemas['StoreOrderUpdate']) =>
      call('PUT', `/store-orders/${id}`, update),
    settings: async (update: Partial<Schemas['StoreUpdate']>) =>
      call('PUT', `/stores/${connected.store.id}`, {
        ...{ name: 'متجر مثال', booking: 'by_hand', on_cancellation: 'ask', tells_store: true },
        ...update,
      }),
  };
}
