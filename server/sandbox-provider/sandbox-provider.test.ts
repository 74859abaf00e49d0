import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxProvider } from '../features/top-ups/providers/sandbox-provider.ts';
import { startReceiver } from '../testing/notification-receiver.ts';
import { newOrder } from '../testing/payment-orders.ts';
import { validatorOf } from './contract.ts';
import { startSandboxProvider, type SandboxOptions } from './start-sandbox-provider.ts';

const secrets = { secret: 'key', notificationSecret: 'signs' };
const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
});

async function start(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandboxProvider({
    port: 0,
    folder: null,
    slowness: 50,
    retryDelays: [10, 10, 10],
    ...secrets,
    ...options,
  });
  stops.push(() => sandbox.close());
  return { ...sandbox, provider: sandboxProvider({ ...sandbox, ...secrets }) };
}

const card = { do: 'pay', name: 'سالم', expiry: '12/40', code: '123' };

/** Sends a form of the hosted page, as a browser without scripts does. */
async function post(checkoutUrl: string, form: Record<string, string>) {
  const url = checkoutUrl.replace('localhost', '127.0.0.1');
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: await response.text(),
  };
}

describe('the page', () => {
  it.each([
    ['4111 1111 1111 1111', 'paid', null, 'success', 'visa'],
    ['4406 4700 0000 0007', 'paid', null, 'success', 'mada'],
    ['5555 5555 5555 4444', 'paid', null, 'success', 'mastercard'],
    ['4000 0000 0000 0002', 'failed', 'declined', 'fail', 'visa'],
    ['4000 0000 0000 9995', 'failed', 'insufficient_funds', 'fail', 'visa'],
    ['4000 0000 0000 0069', 'failed', 'expired_card', 'fail', 'visa'],
    ['4000 0000 0000 0077', 'paid', null, 'success', 'visa'],
    ['4000 0000 0000 0341', 'paid', null, 'fail', 'visa'],
  ])('ends a payment with card %s as %s', async (number, status, failure, landing, brand) => {
    const { provider, url } = await start();
    const { payment, checkoutUrl } = await provider.createPayment(newOrder());
    const answer = await post(checkoutUrl, { ...card, number });
    expect(answer).toMatchObject({
      status: 303,
      to: `https://mizan.example/checkout/payment-${landing}`,
    });
    expect(await provider.getPayment(payment.id)).toMatchObject({ status, failure });
    const raw = await fetch(`${url}/v1/payments/${payment.id}`, {
      headers: { authorization: 'Bearer key' },
    });
    expect(await raw.json()).toMatchObject({ card: { brand, last_four: number.slice(-4) } });
  });

  it('takes the money once for two clicks, and notifies once', async () => {
    const receiver = await startReceiver();
    stops.push(receiver.stop);
    const { provider } = await start();
    const order = newOrder({ notificationUrl: receiver.url });
    const { payment, checkoutUrl } = await provider.createPayment(order);
    const slow = { ...card, number: '4000 0000 0000 0077' };
    const answers = await Promise.all([post(checkoutUrl, slow), post(checkoutUrl, slow)]);
    const again = await post(checkoutUrl, { ...card, number: '4000 0000 0000 0002' });
    for (const answer of [...answers, again]) expect(answer.to).toContain('payment-success');
    expect((await provider.getPayment(payment.id)).status).toBe('paid');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(1);
  });

  it('returns the errors, but neither number nor code', async () => {
    const { provider } = await start();
    const { payment, checkoutUrl } = await provider.createPayment(newOrder({ locale: 'en' }));
    const answer = await post(checkoutUrl, { ...card, number: '4111 1111 1111 1112', code: '98' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Invalid card number');
    expect(answer.text).toContain('Invalid security code');
    expect(answer.text).toContain('value="سالم"');
    expect(answer.text.replaceAll(/\s/g, '')).not.toContain('4111111111111112');
    expect(answer.text).not.toContain('value="98"');
    expect((await provider.getPayment(payment.id)).status).toBe('pending');
  });

  it('pays after the right 3-D Secure code, with digits in either script, and not after three wrong ones', async () => {
    const { provider } = await start();
    for (const [codes, status] of [
      [['١٢٣٤٥٦'], 'paid'],
      [['0', '123456'], 'paid'],
      [['0', '1', '2', '123456'], 'failed'],
    ] as const) {
      const { payment, checkoutUrl } = await provider.createPayment(newOrder());
      await post(checkoutUrl, { ...card, number: '4000 0000 0000 3220' });
      expect((await provider.getPayment(payment.id)).status).toBe('pending');
      for (const code of codes) await post(checkoutUrl, { do: 'code', code });
      expect((await provider.getPayment(payment.id)).status).toBe(status);
    }
  });

  it('does not let another form skip the code', async () => {
    const { provider } = await start();
    const { payment, checkoutUrl } = await provider.createPayment(newOrder());
    await post(checkoutUrl, { ...card, number: '4000 0000 0000 3220' });
    await post(checkoutUrl, { ...card, number: '4111 1111 1111 1111' });
    await post(checkoutUrl, { do: 'approve' });
    expect((await provider.getPayment(payment.id)).status).toBe('pending');
    await post(checkoutUrl, { do: 'give_up' });
    expect((await provider.getPayment(payment.id)).failure).toBe('authentication_failed');
  });

  it('requires a card if a card was ordered', async () => {
    const { provider } = await start();
    const { payment, checkoutUrl } = await provider.createPayment(newOrder());
    await post(checkoutUrl, { do: 'approve' });
    expect((await provider.getPayment(payment.id)).status).toBe('pending');
  });

  it.each(['paypal', 'apple_pay'] as const)('pays with %s, or declines', async (method) => {
    const { provider } = await start();
    const amount = { amount: 6667, currency: 'USD' as const };
    for (const [action, status, failure] of [
      ['approve', 'paid', null],
      ['cancel', 'failed', 'cancelled'],
    ] as const) {
      const { payment, checkoutUrl } = await provider.createPayment(newOrder({ method, amount }));
      await post(checkoutUrl, { do: action });
      expect(await provider.getPayment(payment.id)).toMatchObject({ status, failure });
    }
  });

  it('takes no money after half an hour', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const { provider } = await start({ clock: () => now });
    const { payment, checkoutUrl } = await provider.createPayment(newOrder());
    now = new Date('2026-11-21T12:30:00Z');
    const answer = await post(checkoutUrl, { ...card, number: '4111 1111 1111 1111' });
    expect(answer.to).toContain('payment-fail');
    expect((await provider.getPayment(payment.id)).status).toBe('expired');
  });

  it("escapes the merchant's texts", async () => {
    const { provider } = await start();
    const { checkoutUrl } = await provider.createPayment(
      newOrder({ description: `<script>alert("x")</script>&'` }),
    );
    const page = await fetch(checkoutUrl.replace('localhost', '127.0.0.1'));
    const text = await page.text();
    expect(text).not.toContain('<script>alert');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('reports a form that is too long', async () => {
    const { provider } = await start();
    const { payment, checkoutUrl } = await provider.createPayment(newOrder());
    const answer = await post(checkoutUrl, { ...card, name: 'x'.repeat(10_000) });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('حدث خطأ ما');
    expect((await provider.getPayment(payment.id)).status).toBe('pending');
  });

  it('does not exist for an unknown id', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/pay/pay_${'0'.repeat(32)}`)).status).toBe(404);
    expect((await post(`${url}/pay/%00`, card)).status).toBe(404);
  });
});

describe('the merchant’s API', () => {
  const isPayment = validatorOf('Payment');
  const isProblem = validatorOf('Problem');
  const body = {
    reference: 'top_1',
    amount: { amount: 100, currency: 'SAR' },
    method: 'credit_card',
    description: 'شحن',
    locale: 'ar',
    success_url: 'https://mizan.example/yes',
    failure_url: 'https://mizan.example/no',
    notification_url: 'https://mizan.example/told',
  };

  async function send(url: string, content: unknown, key = 'key') {
    const response = await fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: typeof content === 'string' ? content : JSON.stringify(content),
    });
    return {
      status: response.status,
      headers: response.headers,
      json: (await response.json()) as unknown,
    };
  }

  it('answers as its contract says', async () => {
    const { url } = await start();
    const first = await send(url, body);
    expect(first.status).toBe(201);
    expect(isPayment(first.json), JSON.stringify(isPayment.errors)).toBe(true);
    expect(first.headers.get('ratelimit-limit')).not.toBeNull();
    expect((await send(url, body)).status).toBe(200);
  });

  it.each<[number, string, unknown, string?]>([
    [401, 'unauthorized', body, 'other'],
    [401, 'unauthorized', 'not JSON', ''],
    [400, 'malformed_request', 'not JSON'],
    [400, 'malformed_request', {}],
    [400, 'malformed_request', { ...body, card_number: '4111111111111111' }],
    [400, 'malformed_request', { ...body, success_url: 'javascript:alert(1)' }],
    [400, 'malformed_request', { ...body, failure_url: '//evil.example' }],
    [400, 'malformed_request', { ...body, failure_url: 'https://1.2.3.999/' }],
    [400, 'malformed_request', { ...body, amount: { amount: 0, currency: 'SAR' } }],
    [400, 'malformed_request', { ...body, amount: { amount: 1.5, currency: 'SAR' } }],
    [409, 'reference_reused', { ...body, reference: 'taken', description: 'other' }],
    [413, 'payload_too_large', { ...body, description: 'x'.repeat(20_000) }],
    [422, 'currency_not_supported', { ...body, method: 'paypal' }],
  ])('answers %d %s', async (status, code, content, key) => {
    const { url } = await start();
    await send(url, { ...body, reference: 'taken' });
    const answer = await send(url, content, key);
    expect(answer).toMatchObject({ status, json: { code } });
    expect(isProblem(answer.json), JSON.stringify(isProblem.errors)).toBe(true);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('answers 429 to too many requests, also with a wrong key', async () => {
    const { url } = await start({ requestsPerMinute: 2 });
    for (const status of [401, 401, 429]) {
      const answer = await send(url, body, 'guess');
      expect(answer.status).toBe(status);
      expect(isProblem(answer.json), JSON.stringify(isProblem.errors)).toBe(true);
    }
  });
});

describe('notifications', () => {
  async function payAndHear(number: string, statusOf?: (before: number) => number) {
    const receiver = await startReceiver(statusOf);
    stops.push(receiver.stop);
    const sandbox = await start();
    const order = newOrder({ notificationUrl: receiver.url });
    const { payment, checkoutUrl } = await sandbox.provider.createPayment(order);
    await post(checkoutUrl, { ...card, number });
    return { ...sandbox, payment, received: receiver.received };
  }

  it('are signed, and rejected with one altered byte', async () => {
    const { received, payment, provider } = await payAndHear('4111 1111 1111 1111');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    expect(validatorOf('Notification')(JSON.parse(body.toString()))).toBe(true);
    expect(provider.readNotification(headers, body)).toEqual({ paymentId: payment.id });

    for (let at = 0; at < body.length; at += 1) {
      const altered = Buffer.from(body);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(provider.readNotification(headers, altered)).toBeNull();
    }
    const signature = String(headers['sandbox-signature']);
    for (let at = 0; at < signature.length; at += 1) {
      const digit = signature[at] === '0' ? '1' : '0';
      const forged = signature.slice(0, at) + digit + signature.slice(at + 1);
      expect(provider.readNotification({ 'sandbox-signature': forged }, body)).toBeNull();
    }
  });

  it('are rejected when they are old or signed with another secret', async () => {
    const { received, url } = await payAndHear('4111 1111 1111 1111');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    const at = (minutes: number, notificationSecret = 'signs') =>
      sandboxProvider({
        url,
        publicUrl: url,
        secret: 'key',
        notificationSecret,
        clock: () => new Date(Date.now() + minutes * 60_000),
      }).readNotification(headers, body);
    expect(at(4)).not.toBeNull();
    expect(at(6)).toBeNull();
    expect(at(-6)).toBeNull();
    expect(at(0, 'other')).toBeNull();
  });

  it('are sent twice, identical, for the card that does that', async () => {
    const { received } = await payAndHear('4000 0000 0000 0259');
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received[0]?.body).toEqual(received[1]?.body);
  });

  it('are never sent for the card that does that', async () => {
    const { received, provider, payment } = await payAndHear('4000 0000 0000 0119');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toHaveLength(0);
    expect((await provider.getPayment(payment.id)).status).toBe('paid');
  });

  it('are repeated until they are accepted, and end eventually', async () => {
    const taken = await payAndHear('4111 1111 1111 1111', (before) => (before < 2 ? 503 : 204));
    await vi.waitFor(() => expect(taken.received).toHaveLength(3));
    const refused = await payAndHear('4000 0000 0000 0002', () => 500);
    await vi.waitFor(() => expect(refused.received).toHaveLength(4));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([taken.received.length, refused.received.length]).toEqual([3, 4]);
  });
});

describe('the journal', () => {
  it('restores everything, and sends what was not notified', async () => {
    const journal = path.join(folder, randomUUID());
    const first = await start({ folder: journal, retryDelays: [600_000] });
    const receiver = await startReceiver();
    const gone = receiver.url;
    receiver.stop();
    const orders = [1, 2, 3].map(() => newOrder({ notificationUrl: gone }));
    const opened = await Promise.all(orders.map((order) => first.provider.createPayment(order)));
    const [paid, asked, open] = opened;
    if (!paid || !asked || !open) throw new Error('three were opened');
    await post(paid.checkoutUrl, { ...card, number: '4111 1111 1111 1111' });
    await post(asked.checkoutUrl, { ...card, number: '4000 0000 0000 3220' });
    await first.close();

    const second = await start({ folder: journal });
    expect((await second.provider.getPayment(paid.payment.id)).status).toBe('paid');
    expect((await second.provider.getPayment(open.payment.id)).status).toBe('pending');
    const { port } = new URL(second.url);
    await post(asked.checkoutUrl.replace(/:\d+/, `:${port}`), { do: 'code', code: '123456' });
    expect((await second.provider.getPayment(asked.payment.id)).status).toBe('paid');
    const again = await second.provider.createPayment(orders[2] ?? newOrder());
    expect(again.payment.id).toBe(open.payment.id);
    await second.close();

    const text = await readFile(path.join(journal, 'payments.jsonl'), 'utf8');
    expect(text).not.toMatch(/4111\s*1111|40000000|"123"/);
    // The last line as a killed process may leave it.
    await truncate(path.join(journal, 'payments.jsonl'), Buffer.byteLength(text) - 3);
    const third = await start({ folder: journal });
    expect((await third.provider.getPayment(paid.payment.id)).status).toBe('paid');
    await third.provider.createPayment(newOrder());
    await third.close();
    const fourth = await start({ folder: journal });
    expect((await fourth.provider.getPayment(paid.payment.id)).status).toBe('paid');
  });

  it('is not written by a card still in progress when the sandbox closes', async () => {
    const journal = path.join(folder, randomUUID());
    const first = await start({ folder: journal });
    const { payment, checkoutUrl } = await first.provider.createPayment(newOrder());
    const paying = post(checkoutUrl, { ...card, number: '4000 0000 0000 0077' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([first.close(), expect(paying).rejects.toThrow()]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await start({ folder: journal });
    expect((await second.provider.getPayment(payment.id)).status).toBe('pending');
  });

  it('sends what was left after a restart', async () => {
    const journal = path.join(folder, randomUUID());
    let isOpen = false;
    const receiver = await startReceiver(() => (isOpen ? 204 : 503));
    stops.push(receiver.stop);
    const first = await start({ folder: journal, retryDelays: [600_000] });
    const order = newOrder({ notificationUrl: receiver.url });
    const { checkoutUrl } = await first.provider.createPayment(order);
    await post(checkoutUrl, { ...card, number: '4111 1111 1111 1111' });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await first.close();
    isOpen = true;
    const second = await start({ folder: journal });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    await second.close();
    await start({ folder: journal });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(2);
  });
});
