import type { components } from '../../../../openapi/generated/types.ts';
import { send } from '../../../testing/customer-calls.ts';
import { EVENT_TYPES } from '../sample-event.ts';
import type { Customer, TestBackend } from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

export interface Told {
  type: Schemas['WebhookEventType'];
  timestamp: string;
  sample?: true;
  data: Record<string, unknown>;
}

/** Adds an endpoint of the customer that wants every event. */
export async function addTestEndpoint(
  backend: TestBackend,
  customer: Customer,
  changes: Partial<Schemas['WebhookEndpointCreate']> = {},
) {
  const body = { url: 'http://127.0.0.1:9/hooks', events: EVENT_TYPES, ...changes };
  const answer = await send(backend, customer, 'POST', '/webhook-endpoints', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { secret, endpoint } = answer.json<Schemas['IssuedWebhookSecret']>();
  const path = `/webhook-endpoints/${endpoint.id}`;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', sent?: object) =>
    send(backend, customer, method, path + rest, sent);
  return {
    ...{ secret, endpoint, call },
    now: async () => (await call('GET')).json<Schemas['WebhookEndpoint']>(),
    messages: async (query = '') =>
      (await call('GET', `/messages${query}`)).json<Schemas['WebhookMessageList']>().data,
    details: async (id: string) =>
      (await call('GET', `/messages/${id}`)).json<Schemas['WebhookMessageDetails']>(),
    /** What it is told, the oldest first. */
    told: async (): Promise<Told[]> => {
      const rows = await backend.database.kysely
        .selectFrom('webhook_messages')
        .select('body')
        .where('endpoint_id', '=', endpoint.id)
        .orderBy('created_at')
        .execute();
      return rows.map(({ body: text }) => JSON.parse(text) as Told);
    },
  };
}

/** An endpoint with a webhook that was tried. */
export async function leaveWebhook(backend: TestBackend, customer: Customer): Promise<void> {
  const { endpoint, call } = await addTestEndpoint(backend, customer);
  const sent = await call('POST', '/test', { event: 'shipment.created' });
  await backend.database.kysely
    .insertInto('webhook_attempts')
    .values({
      ...{ account_id: customer.accountId, endpoint_id: endpoint.id, number: 1, at: new Date() },
      message_id: sent.json<{ id: string }>().id,
      ...{ outcome: 'timeout', status: null, answer: null, milliseconds: 15_000 },
    })
    .execute();
}
