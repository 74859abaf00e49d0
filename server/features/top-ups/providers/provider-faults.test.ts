import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../e2e/provision/free-port.ts';
import { newOrder } from '../../../testing/payment-orders.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { moyasar } from './moyasar.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const TIME_LIMIT = 250;

/** How the fake provider handles every request. */
let behave: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  request.resume();
  behave(response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const inRiyals = (amount: number) => ({ amount, currency: 'SAR' }) as const;
const secrets = { secret: 'secret-of-ours', notificationSecret: 'signs' };
const adapters = {
  sandbox: {
    at: (origin: string): PaymentProvider =>
      sandboxProvider({ url: origin, publicUrl: origin, ...secrets, timeLimit: TIME_LIMIT }),
    id: `pay_${'a'.repeat(32)}`,
    payment: (id: string) => ({
      id,
      reference: 'top_1',
      status: 'paid',
      amount: inRiyals(25_000),
      ...{ refunded: 0, charged_back: 0 },
      method: 'credit_card',
      checkout_url: `${url}/pay/${id}`,
      created_at: '2026-11-21T09:12:03Z',
      expires_at: '2026-11-21T09:42:03Z',
    }),
  },
  moyasar: {
    at: (url: string): PaymentProvider =>
      moyasar({ url, secretKey: secrets.secret, webhookSecret: 'shared', timeLimit: TIME_LIMIT }),
    id: randomUUID(),
    payment: (id: string) => ({
      id,
      status: 'paid',
      amount: 25_000,
      currency: 'SAR',
      url: `https://checkout.moyasar.com/invoices/${id}?lang=en`,
      metadata: { reference: 'top_1' },
    }),
  },
};

function answer(status: number, body: string | object, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe.each(Object.entries(adapters))('the adapter of %s', (_name, { at, id, payment }) => {
  const good = () => payment(id);
  const part = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":');
  };
  const unreachable: [string, () => (response: ServerResponse) => void][] = [
    ['never answers', () => () => undefined],
    ['stops in the middle of its answer', () => part],
    ['hangs up', () => (response) => response.destroy()],
    ['fails', () => answer(500, {})],
    ['is down', () => answer(503, '<h1>Down</h1>')],
    ['has had enough of us', () => answer(429, {})],
    ['sends us elsewhere', () => answer(302, '', { location: '/other' })],
    ['says nothing', () => answer(200, '')],
    ['speaks no JSON', () => answer(200, '<h1>Hello</h1>')],
    ['says too much', () => answer(200, { ...good(), more: 'x'.repeat(200_000) })],
    ['says something else', () => answer(200, { hello: 'world' })],
    ['says null', () => answer(200, 'null')],
    ['tells a status that there is not', () => answer(200, { ...good(), status: 'x' })],
    ['tells no whole amount', () => answer(200, { ...good(), amount: inRiyals(1.5) })],
    ['tells an amount in words', () => answer(200, { ...good(), amount: '25000' })],
  ];
  const faults = [
    ...unreachable.map(([what, fault]) => [what, 'unreachable', fault] as const),
    ['finds us wrong', 'refused', () => answer(400, {})],
    ['does not know us', 'refused', () => answer(401, {})],
    ['does not know it', 'unknown', () => answer(404, {})],
  ] as const;

  it.each(faults)('fails in time when the provider %s', async (_what, kind, fault) => {
    behave = fault();
    const provider = at(url);
    const start = performance.now();
    const outcomes = await Promise.allSettled([
      provider.createPayment(newOrder()),
      provider.getPayment(id),
    ]);
    expect(performance.now() - start).toBeLessThan(TIME_LIMIT * 6);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { name: 'PaymentProviderError', kind },
      });
      const { message } = (outcome as PromiseRejectedResult).reason as Error;
      expect(message).not.toContain(secrets.secret);
    }
  });

  it('reports a provider that cannot be reached', async () => {
    const nowhere = at(`http://127.0.0.1:${await freePort()}`);
    await expect(nowhere.getPayment(id)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('refuses an answer about another payment', async () => {
    const [first = ''] = id;
    const other = id.replaceAll(first, first === 'b' ? 'c' : 'b');
    behave = answer(200, payment(other));
    await expect(at(url).getPayment(id)).rejects.toThrow();
  });

  it('sends nobody to a page on another origin', async () => {
    const evil = 'https://evil.example/';
    behave = answer(200, { ...good(), checkout_url: evil, url: evil });
    await expect(at(url).createPayment(newOrder())).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('passes on an amount and a reference that we never ordered, for the caller to compare', async () => {
    behave = answer(200, good());
    expect(await at(url).getPayment(id)).toEqual({
      id,
      status: 'paid',
      amount: inRiyals(25_000),
      reference: 'top_1',
      failure: null,
      takenBack: 0,
      savedCard: null,
    });
  });
});

describe('the adapter of moyasar', () => {
  const { at, id, payment } = adapters.moyasar;
  const late = '2020-01-01T00:00:00.000Z';
  const soon = '2100-01-01T00:00:00.000Z';

  it.each([
    ['initiated', soon, 'pending', null],
    ['on_hold', soon, 'pending', null],
    ['paid', late, 'paid', null],
    ['failed', soon, 'pending', null],
    ['failed', late, 'failed', 'declined'],
    ['canceled', soon, 'failed', 'cancelled'],
    ['refunded', soon, 'paid', null],
    ['voided', soon, 'paid', null],
    ['expired', late, 'expired', null],
  ])('reads %s, open until %s, as %s', async (status, end, expected, failure) => {
    behave = answer(200, { ...payment(id), status, expired_at: end });
    expect(await at(url).getPayment(id)).toMatchObject({ status: expected, failure });
  });

  it.each([
    ['paid', [{ refunded: 900 }, { refunded: null }], 900],
    ['refunded', [{ refunded: 25_000 }], 25_000],
    ['refunded', undefined, 25_000],
    ['voided', [{}], 25_000],
    ['paid', 'of another shape', 0],
    ['paid', [{ refunded: 99_000 }], 25_000],
  ])('reads what was taken back of an invoice that is %s: %j', async (status, payments, back) => {
    const listed = Array.isArray(payments)
      ? payments.map((each) => ({ id: randomUUID(), status: 'paid', ...each }))
      : payments;
    behave = answer(200, { ...payment(id), status, payments: listed });
    expect(await at(url).getPayment(id)).toMatchObject({ status: 'paid', takenBack: back });
  });

  it('reads the card that a paid invoice saved, if the account saves cards', async () => {
    const card = { brand: 'master', last_four: '4444', month: '5', year: '30' };
    const invoice = {
      ...payment(id),
      payments: [{ id: randomUUID(), status: 'paid', source: { token: 'token_1' } }],
    };
    behave = (response) => answer(200, { ...invoice, ...card })(response);
    const options = { url, secretKey: secrets.secret, webhookSecret: 'shared' };
    expect((await at(url).getPayment(id)).savedCard).toBeNull();
    const saved = { token: 'token_1', brand: 'mastercard', lastFour: '4444', expires: '2030-05' };
    const saving = moyasar({ ...options, savesCards: true });
    expect((await saving.getPayment(id)).savedCard).toEqual(saved);
    // Whatever is wrong with the card, the money is there.
    behave = answer(200, invoice);
    expect(await saving.getPayment(id)).toMatchObject({ status: 'paid', savedCard: null });
  });

  it.each([
    ['initiated', late, 'expired', null, 0],
    ['initiated', soon, 'pending', null, 0],
    ['paid', late, 'paid', null, 0],
    ['captured', late, 'paid', null, 0],
    ['failed', late, 'failed', 'declined', 0],
    ['refunded', late, 'paid', null, 25_000],
    ['voided', late, 'paid', null, 25_000],
  ])('reads a charge that is %s since %s as %s', async (status, created_at, read, why, back) => {
    const uuid = randomUUID();
    behave = answer(200, { ...payment(uuid), status, created_at });
    const expected = { status: read, failure: why, takenBack: back, reference: 'top_1' };
    const charge = await at(url).getPayment(`payments/${uuid}`);
    expect(charge).toMatchObject({ id: `payments/${uuid}`, ...expected });
    await expect(at(url).getPayment(`payments/${id}`)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  it('names the charge of a notification without an invoice', () => {
    const data = { id, invoice_id: null };
    const body = JSON.stringify({ secret_token: 'shared', data });
    const told = at(url).readNotification({}, Buffer.from(body));
    expect(told).toEqual({ paymentId: `payments/${id}` });
  });

  /** What a notification with this secret names. */
  const read = (secret_token: unknown) => {
    const data = { id: randomUUID(), status: 'paid', amount: 25_000, invoice_id: id };
    const event = { id: randomUUID(), type: 'payment_paid', created_at: late };
    const body = { ...event, secret_token, account_name: null, live: false, data };
    return at(url).readNotification({}, Buffer.from(JSON.stringify(body)));
  };

  it('accepts the invoice of a notification with the shared secret', () => {
    expect(read('shared')).toEqual({ paymentId: id });
  });

  it.each(['Shared', 'shared ', 'share', '', null, ['shared'], undefined])(
    'ignores a notification with %j as secret',
    (token) => {
      expect(read(token)).toBeNull();
    },
  );
});
