import { expect, it, vi } from 'vitest';
import { validatorOf } from './contract.ts';
import { openFolder, openReceiver, openSandbox, payBy } from '../testing/open-sandbox.ts';

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

async function send(url: string, content: unknown, key = 'key', path = '') {
  const response = await fetch(`${url}/v1/payments${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof content === 'string' ? content : JSON.stringify(content),
  });
  const { status, headers } = response;
  return { status, headers, json: (await response.json()) as unknown };
}

it('answers as its contract says', async () => {
  const { url } = await openSandbox();
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
  [400, 'malformed_request', { ...body, amount: { amount: 1.5, currency: 'SAR' } }],
  [409, 'reference_reused', { ...body, reference: 'taken', description: 'other' }],
  [413, 'payload_too_large', { ...body, description: 'x'.repeat(20_000) }],
  [422, 'currency_not_supported', { ...body, method: 'paypal' }],
])('answers %d %s', async (status, code, content, key) => {
  const { url } = await openSandbox();
  await send(url, { ...body, reference: 'taken' });
  const answer = await send(url, content, key);
  expect(answer).toMatchObject({ status, json: { code } });
  expect(isProblem(answer.json), JSON.stringify(isProblem.errors)).toBe(true);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

it('gives back at most what was paid, tells of it, and charges back with the card for it', async () => {
  const folder = await openFolder();
  const { received, url: notification_url } = await openReceiver();
  const { url, provider } = await openSandbox({ folder, chargeBackAfter: 300 });
  const opened = await send(url, {
    ...body,
    amount: { amount: 900, currency: 'SAR' },
    notification_url,
  });
  const { id, checkout_url } = opened.json as { id: string; checkout_url: string };
  const refund = (amount: unknown) => send(url, { amount }, 'key', `/${id}/refunds`);
  expect(await refund(100)).toMatchObject({ status: 409, json: { code: 'not_refundable' } });
  await payBy('4000000000001976', checkout_url);
  expect((await provider.getPayment(id)).takenBack).toBe(0);
  await vi.waitFor(async () => expect((await provider.getPayment(id)).takenBack).toBe(900));
  expect(await refund(1)).toMatchObject({ status: 409 });
  const other = await send(url, { ...body, reference: 'part', notification_url });
  const paid = other.json as { id: string; checkout_url: string };
  await payBy('4111111111111111', paid.checkout_url);
  await provider.refundPayment(paid.id, 60);
  await expect(provider.refundPayment(paid.id, 41)).rejects.toMatchObject({ kind: 'refused' });
  // From the journal.
  const again = await openSandbox({ folder });
  expect((await again.provider.getPayment(paid.id)).takenBack).toBe(60);
  await vi.waitFor(() => {
    const types = received.map(({ body }) => (JSON.parse(String(body)) as { type: string }).type);
    expect(types).toEqual(expect.arrayContaining(['payment.charged_back', 'payment.refunded']));
  });
});

it('answers 429 to too many requests, also with a wrong key', async () => {
  const { url } = await openSandbox({ requestsPerMinute: 2 });
  for (const status of [401, 401, 429]) {
    const answer = await send(url, body, 'guess');
    expect(answer.status).toBe(status);
    expect(isProblem(answer.json), JSON.stringify(isProblem.errors)).toBe(true);
  }
});
