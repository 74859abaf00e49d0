import { beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { type Operation, readContract } from '../../http/contract.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { type Belongings, newOwner, secretsOf } from '../../testing/new-owner.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { testProduct } from '../../testing/products.ts';
import { type KeyCalls, newKeyCalls } from './testing/key-calls.ts';

const opened = operationsOf(readContract()).filter(({ scheme }) => scheme === 'apiKey');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let real: Belongings;
  let tested: Awaited<ReturnType<typeof thingsOf>>;
  let live: KeyCalls;
  let test: KeyCalls;
  beforeAll(async () => {
    real = await newOwner(backend);
    // Basic allows one endpoint.
    await subscribe(database().kysely, real.owner.accountId, 'intermediate');
    live = await newKeyCalls(backend, real.owner, 'live');
    test = await newKeyCalls(backend, real.owner, 'test');
    tested = await thingsOf(test);
  });

  /** Calls an operation on objects that the key must not find. */
  async function expectUnknown(
    operation: Operation,
    {
      key,
      objects,
      hidden,
      moving,
    }: { key: KeyCalls; objects: Belongings; hidden: string[]; moving: number },
  ): Promise<void> {
    const call = callsFor(objects)[operation.id];
    const answer = await sendCall(backend.app, operation, call, key.headers);
    const expected = operation.id === 'moveTestShipment' ? moving : call.stranger;
    expect([answer.statusCode, answer.body]).toEqual([expected, answer.body]);
    // It names the requested numbers as unknown.
    if (operation.sameAs === 'listTrackings')
      return expect(answer.json()).toMatchObject({ data: [] });
    for (const id of hidden) expect(answer.body).not.toContain(id);
  }

  describe('a test key', () => {
    // Its own `getIntegration` tells whose key it is.
    it.each(opened)('finds nothing of its account by $id', (operation) =>
      expectUnknown(operation, {
        ...{ key: test, objects: real, moving: 404 },
        hidden: secretsOf(real).filter((secret) => secret !== real.owner.accountId),
      }),
    );
  });

  describe('a live key', () => {
    // Test keys have no invoices.
    const known = opened.filter(({ path }) => !path.includes('{number}'));
    it.each(known)('finds nothing of test keys by $id', (operation) =>
      expectUnknown(operation, {
        ...{ key: live, objects: { ...real, ...tested }, moving: 403 },
        hidden: Object.values(tested),
      }),
    );
  });
});

/** One of everything that a key can make, by id. */
async function thingsOf(key: KeyCalls) {
  const { id: shipmentId, tracking_number: trackingNumber } = await key.booked();
  const made = async (url: string, body: object) => {
    const answer = await key.send('POST', url, body);
    expect([answer.body, answer.statusCode < 300]).toEqual([answer.body, true]);
    return answer.json<{ id: string }>().id;
  };
  const shipment_ids = [shipmentId];
  const { endpoint } = (
    await key.send('POST', '/webhook-endpoints', {
      ...{ url: 'http://127.0.0.1:9/tested', events: ['shipment.created'] },
    })
  ).json<{ endpoint: { id: string } }>();
  return {
    ...{ shipmentId, trackingNumber, quoteId: (await key.quoted()).id },
    endpointId: endpoint.id,
    messageId: await made(`/webhook-endpoints/${endpoint.id}/test`, { event: 'shipment.created' }),
    productId: await made('/products', testProduct('TESTED')),
    batchId: await made('/label-batches', { shipment_ids, paper: 'a6', language: 'ar' }),
    importId: await made('/import-batches/copies', { shipment_ids }),
  };
}
