import { randomUUID } from 'node:crypto';
import type { components } from '../../../../openapi/generated/types.ts';
import { basic } from '../../../testing/basic.ts';
import { newKey } from '../../../testing/dead-keys.ts';
import {
  type Customer,
  type TestBackend,
  testOrder,
  testParcel,
} from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

export type KeyCalls = Awaited<ReturnType<typeof newKeyCalls>>;

/** Calls the interface with a new key of the customer. */
export async function newKeyCalls(backend: TestBackend, customer: Customer, kind: 'live' | 'test') {
  const { key, secret_key } = await newKey(backend, customer, { test: kind === 'test' });
  const headers = basic(key.client_key, secret_key);
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    backend.app.inject({
      ...{ method, url: `/api${url}`, ...(payload && { payload }) },
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
  const quoted = async () => (await send('POST', '/quotes', testParcel())).json<Schemas['Quote']>();
  const calls = {
    ...{ headers, send, quoted },
    booked: async () =>
      (await send('POST', '/shipments', testOrder(await quoted()))).json<Schemas['Shipment']>(),
    move: (id: string, event: string) => send('POST', `/test-shipments/${id}/events`, { event }),
    balance: async () =>
      (await send('GET', '/balance')).json<Schemas['Balance']>().current_balance.amount,
    shipments: async () =>
      (await send('GET', '/shipments')).json<Schemas['ShipmentList']>().data.map(({ id }) => id),
  };
  return calls;
}
