import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

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
      amount: { amount: 25_000, currency: 'SAR' },
      method: 'credit_card',
      checkout_url: `${url}/pay/${id}`,
      created_at: '2026-11-21T09:12:03Z',
      expires_at: '2026-11-21T09:42:03Z',
    }),
  },
  moyasar: {
    at: (origin: string): PaymentProvider =>
      moyasar({
        url: origin,
        secretKey: secrets.secret,
        webhookSecret: 'shared',
        timeLimit: TIME_LIMIT,
      }),
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
  const faults: [string, 'unreachable' | 'refused', () => (response: ServerResponse) => void][] = [
    ['never answers', 'unreachable', () => () => undefined],
    [
      'stops in the middle of its answer',
      'unreachable',
      () => (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"id":');
      },
    ],
    ['hangs up', 'unreachable', () => (response) => response.destroy()],
    ['fails', 'unreachable', () => answer(500, {})],
    ['is down', 'unreachable', () => answer(503, '<h1>Down</h1>')],
    ['has had enough of us', 'unreachable', () => answer(429, {})],
    ['sends us elsewhere', 'unreachable', () => answer(302, '', { location: '/other' })],
    ['says nothing', 'unreachable', () => answer(200, '')],
    ['speaks no JSON', 'unreachable', () => answer(200, '<h1>Hello</h1>')],
    ['says too much', 'unreachable', () => answer(200, { ...good(), more: 'x'.repeat(200_000) })],
    ['says something else', 'unreachable', () => answer(200, { hello: 'world' })],
    ['says null', 'unreachable', () => answer(200, 'null')],
    [
      'tells a status that there is not',
      'unreachable',
      () => answer(200, { ...good(), status: 'x' }),
    ],
    [
      'tells no whole amount',
      'unreachable',
      () => answer(200, { ...good(), amount: { amount: 1.5, currency: 'SAR' } }),
    ],
    ['tells an amount in words', 'unreachable', () => answer(200, { ...good(), amount: '25000' })],
    ['finds us wrong', 'refused', () => answer(400, {})],
    ['does not know us', 'refused', () => answer(401, {})],
    ['does not know it', 'refused', () => answer(404, {})],
  ];

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
    const provider = at(`http://127.0.0.1:${await freePort()}`);
    await expect(provider.getPayment(id)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('refuses an answer about another payment', async () => {
    const [first = ''] = id;
    const other = id.replaceAll(first, first === 'b' ? 'c' : 'b');
    behave = answer(200, payment(other));
    await expect(at(url).getPayment(id)).rejects.toThrow();
  });

  it('sends nobody to a page on another origin', async () => {
    behave = answer(200, {
      ...good(),
      checkout_url: 'https://evil.example/',
      url: 'https://evil.example/',
    });
    await expect(at(url).createPayment(newOrder())).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('passes on an amount and a reference that we never ordered, for the caller to compare', async () => {
    behave = answer(200, good());
    expect(await at(url).getPayment(id)).toEqual({
      id,
      status: 'paid',
      amount: { amount: 25_000, currency: 'SAR' },
      reference: 'top_1',
      failure: null,
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
    ['refunded', soon, 'failed', 'cancelled'],
    ['voided', soon, 'failed', 'cancelled'],
    ['expired', late, 'expired', null],
  ])('reads %s, open until %s, as %s', async (status, end, expected, failure) => {
    behave = answer(200, { ...payment(id), status, expired_at: end });
    expect(await at(url).getPayment(id)).toMatchObject({ status: expected, failure });
  });

  const body = (token: unknown) =>
    Buffer.from(
      JSON.stringify({
        id: randomUUID(),
        type: 'payment_paid',
        created_at: late,
        secret_token: token,
        account_name: null,
        live: false,
        data: { id: randomUUID(), status: 'paid', amount: 25_000, invoice_id: id },
      }),
    );

  it('accepts the invoice of a notification with the shared secret', () => {
    expect(at(url).readNotification({}, body('shared'))).toEqual({ paymentId: id });
  });

  it.each(['Shared', 'shared ', 'share', '', null, ['shared'], undefined])(
    'ignores a notification with %j as secret',
    (token) => {
      expect(at(url).readNotification({}, body(token))).toBeNull();
    },
  );
});
