import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { up } from '../../db/migrations/0028-shorter-windows.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { TEST_PRICE, testOrder } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

/** Windows of four and five hours, which there were before, and what became of them. */
const BECAME = [
  ['09-12', '09-12'],
  ['12-16', '12-15'],
  ['16-21', '18-21'],
] as const;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  /** What the test stores as one window, it makes another, in each place that has it. */
  const rewrite = async (now: string, before: string) => {
    const { kysely } = database();
    const [is, was] = [now, before].map((window) => `"preferred_delivery_time":"${window}"`);
    await sql`update shipments set preferred_delivery_time = ${before}`.execute(kysely);
    await sql`update shipment_drafts
      set content = content || jsonb_build_object('preferred_delivery_time', ${before}::text)
      where content ? 'preferred_delivery_time'`.execute(kysely);
    await sql`update idempotency_keys set body = replace(body, ${is}, ${was})`.execute(kysely);
  };

  it.each(BECAME)(
    'a shipment, a draft and a stored answer with %s have %s',
    async (before, after) => {
      const customer = await backend.newCustomer(TEST_PRICE);
      const draft = async (content: object) =>
        (await send(backend, customer, 'POST', '/shipment-drafts', content)).json<{ id: string }>();
      const [half, empty] = [await draft({ preferred_delivery_time: '15-18' }), await draft({})];
      const key = randomUUID();
      const quote = await backend.quote(customer);
      // A note cannot pass for the window of a stored answer.
      const note = '"preferred_delivery_time":"12-16"';
      const order = testOrder(quote, { preferred_delivery_time: '15-18', note });
      const book = async () => statusAndBody(await backend.create(customer, order, key));
      const [status, { id }] = (await book()) as [number, Schemas['Shipment']];
      expect(status).toBe(201);

      await rewrite('15-18', before);
      await up(database().kysely);

      const read = async (path: string) =>
        statusAndBody(await send(backend, customer, 'GET', path));
      const window = { preferred_delivery_time: after };
      expect(await read(`/shipments/${id}`)).toMatchObject([200, window]);
      expect(await read(`/shipment-drafts/${half.id}`)).toMatchObject([
        200,
        { ...window, version: 1 },
      ]);
      expect((await read(`/shipment-drafts/${empty.id}`))[1]).not.toHaveProperty(
        'preferred_delivery_time',
      );
      expect(await book()).toMatchObject([201, { id, ...window, note }]);
    },
  );
});
