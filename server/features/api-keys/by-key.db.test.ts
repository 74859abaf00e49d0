import { beforeAll, expect, it } from 'vitest';
import { isOwn, operationsOf } from '../../../common/contract/operations.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { readContract } from '../../http/contract.ts';
import { smallPdf } from '../../pdf/testing/small-pdf.ts';
import { basic } from '../../testing/basic.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../../testing/new-owner.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { TEST_PRICE, testOrder, testParcel } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const operations = operationsOf(readContract());
const opened = operations.filter((operation) => !isOwn(operation));
/** Those that change nothing; `every-operation.db.test.ts` of the activity log calls the others. */
const reads = opened.filter(({ method, sameAs }) => {
  return method === 'GET' || ['downloadShipmentLabel', 'downloadInvoice'].includes(sameAs);
});

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let their: Belongings;
  beforeAll(async () => {
    their = await newOwner(backend);
    const form = new FormData();
    form.append('attachment', new Blob([Buffer.from(smallPdf('مرفق'))]));
    await backend.app.inject({
      ...{ method: 'POST', url: `/api/website/shipments/${their.shipmentId}` },
      ...{ headers: their.owner.headers, payload: form },
    });
  });

  it.each(reads)('$id answers a key as $sameAs answers its account', async (operation) => {
    const call = callsFor(their)[operation.id];
    const key = basic(their.clientKey, their.secretKey);
    const same = operations.find(({ id }) => id === operation.sameAs) ?? operation;
    const [byKey, bySession] = [
      await sendCall(backend.app, operation, call, key),
      await sendCall(backend.app, same, call, their.owner.headers),
    ];
    const own = ['content-type', 'content-disposition'].map((name) => byKey.headers[name]);
    expect([byKey.statusCode, ...own]).toEqual([
      200,
      bySession.headers['content-type'],
      bySession.headers['content-disposition'],
    ]);
    // A cursor is signed, and a PDF has a time.
    if (/json/.test(String(own[0]))) expect(byKey.body).toBe(bySession.body);
  });

  it.each(opened)('$id refuses a key without $scope', async (operation) => {
    const others = new Set(opened.map(({ scope }) => scope as Schemas['ApiKeyScope']));
    others.delete(operation.scope as Schemas['ApiKeyScope']);
    const customer = await backend.newCustomer(0);
    const { key, secret_key } = await newKey(backend, customer, { scopes: [...others] });
    const call = callsFor(their)[operation.id];
    const who = basic(key.client_key, secret_key);
    const answer = await sendCall(backend.app, operation, call, who);
    expect(answer.json()).toMatchObject({ status: 403, code: 'insufficient_scope' });
  });

  it('refuses a body that breaks a rule between its fields, as by a session', async () => {
    const owner = await backend.newCustomer(0);
    const { key, secret_key } = await newKey(backend, owner);
    const headers = basic(key.client_key, secret_key);
    const answer = await backend.app.inject({
      ...{ method: 'POST', url: '/api/quotes', headers },
      payload: testParcel({ payment_type: 'cash_on_delivery' }),
    });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/amount_to_collect', code: 'required' }],
    });
  });

  it('books once for an idempotency key, whoever of the account asks, and says from where', async () => {
    const owner = await backend.newCustomer(2 * TEST_PRICE);
    const { key, secret_key } = await newKey(backend, owner);
    const quote = await backend.quote(owner);
    const book = (url: string, headers: Record<string, string>) =>
      backend.app.inject({
        ...{ method: 'POST', url: `/api${url}`, payload: testOrder(quote) },
        headers: { ...headers, 'idempotency-key': 'one-order-of-a-system' },
      });
    const booked = await book('/shipments', basic(key.client_key, secret_key));
    expect([booked.statusCode, booked.json()]).toMatchObject([201, { source: 'api' }]);
    expect((await book('/website/shipments', owner.headers)).body).toBe(booked.body);
    expect((await book('/shipments', basic(key.client_key, secret_key))).body).toBe(booked.body);
  });
});
