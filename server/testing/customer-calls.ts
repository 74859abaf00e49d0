import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import { updateShipment } from '../features/shipments/store.ts';
import { type Customer, TEST_RECEIVER, type TestBackend, testOrder } from './test-backend.ts';

type Schemas = components['schemas'];

/** Cash that the receiver of {@link shipForCash} pays; halalas. */
export const CASH = 20_000;

/** Any call of a customer; always with a new idempotency key, which most operations ignore. */
export function send(
  { app }: Pick<TestBackend, 'app'>,
  { headers }: Pick<Customer, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  idempotencyKey = randomUUID() as string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url: `/api/website${path}`,
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    ...(payload && { payload }),
  });
}

/** Status and body of an answer, to compare both at once. */
export function statusAndBody(answer: LightMyRequestResponse): [status: number, body: unknown] {
  return [answer.statusCode, answer.body === '' ? null : answer.json()];
}

export async function shipmentOf(
  backend: TestBackend,
  customer: Customer,
  id: string,
): Promise<Schemas['Shipment']> {
  return (await backend.get(customer, `/shipments/${id}`)).json<Schemas['Shipment']>();
}

/** The history of a shipment, newest first. */
export async function historyOf(
  backend: TestBackend,
  customer: Customer,
  { tracking_number }: Pick<Schemas['Shipment'], 'tracking_number'>,
): Promise<Schemas['Tracking']['events']> {
  const answer = await backend.get(customer, `/tracking/${tracking_number}`);
  return answer.json<Schemas['Tracking']>().events;
}

/** How many shipments a customer has, or how many of them a search finds. */
export async function countShipments(
  backend: TestBackend,
  customer: Customer,
  q?: string,
): Promise<number> {
  const query = q === undefined ? '' : `?q=${encodeURIComponent(q)}`;
  const answer = await backend.get(customer, `/shipments${query}`);
  return answer.json<Schemas['ShipmentList']>().page.total;
}

/** Books a shipment with cash on delivery. @returns the answer. */
export async function shipForCash(
  backend: TestBackend,
  customer: Customer,
  changes: Partial<Schemas['ShipmentCreate']> = {},
): Promise<Schemas['Shipment']> {
  const cash = { amount: CASH, currency: 'SAR' } as const;
  const payment = { payment_type: 'cash_on_delivery' } as const;
  const quote = await backend.quote(customer, { ...payment, amount_to_collect: cash });
  const order = testOrder(quote, { ...payment, ...changes });
  order.sender = { ...order.sender, amount_to_collect: cash };
  const answer = await backend.create(customer, order);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Schemas['Shipment']>();
}

/** Cash that couriers have collected for the customer and not paid out yet; halalas. */
export async function cashOwed(backend: TestBackend, customer: Customer): Promise<number> {
  const answer = await backend.get(customer, '/balance');
  return answer.json<Schemas['Balance']>().cash_on_delivery.owed.amount;
}

/** Removes the receiver's National Address from a stored shipment. */
export async function loseAddress(
  { database }: TestBackend,
  { accountId }: Customer,
  { id }: Pick<Schemas['Shipment'], 'id'>,
): Promise<void> {
  const { short_address, ...receiver } = TEST_RECEIVER;
  await updateShipment(database.kysely, accountId, id, { receiver: JSON.stringify(receiver) });
}
