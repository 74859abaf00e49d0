import { expect, it } from 'vitest';
import { newOrder } from '../testing/payment-orders.ts';
import type { PaymentOrder } from '../ports/payment-provider.ts';
import { openReceiver, openSandbox, payBy, post } from '../testing/open-sandbox.ts';
import type { SandboxOptions } from './start-sandbox-provider.ts';

async function begin(order: Partial<PaymentOrder> = {}, options: Partial<SandboxOptions> = {}) {
  const { provider, url } = await openSandbox(options);
  const { payment, checkoutUrl } = await provider.createPayment(newOrder(order));
  return { url, id: payment.id, checkoutUrl, shown: () => provider.getPayment(payment.id) };
}

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
  const { url, id, checkoutUrl, shown } = await begin();
  expect(await payBy(number, checkoutUrl)).toMatchObject({
    status: 303,
    to: `https://mizan.example/checkout/payment-${landing}`,
  });
  expect(await shown()).toMatchObject({ status, failure });
  const headers = { authorization: 'Bearer key' };
  const raw = await fetch(`${url}/v1/payments/${id}`, { headers });
  expect(await raw.json()).toMatchObject({ card: { brand, last_four: number.slice(-4) } });
});

it('takes the money once for two clicks, and notifies once', async () => {
  const receiver = await openReceiver();
  const { checkoutUrl, shown } = await begin({ notificationUrl: receiver.url });
  const slow = () => payBy('4000 0000 0000 0077', checkoutUrl);
  const answers = await Promise.all([slow(), slow()]);
  answers.push(await payBy('4000 0000 0000 0002', checkoutUrl));
  for (const answer of answers) expect(answer.to).toContain('payment-success');
  expect((await shown()).status).toBe('paid');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received).toHaveLength(1);
});

it('returns the errors, but neither number nor code', async () => {
  const { checkoutUrl, shown } = await begin({ locale: 'en' });
  const { status, text } = await payBy('4111 1111 1111 1112', checkoutUrl, { code: '98' });
  expect(status).toBe(422);
  for (const kept of ['Invalid card number', 'Invalid security code', 'value="سالم"']) {
    expect(text).toContain(kept);
  }
  expect(text.replaceAll(/\s/g, '')).not.toContain('4111111111111112');
  expect(text).not.toContain('value="98"');
  expect((await shown()).status).toBe('pending');
});

it.each([
  [['١٢٣٤٥٦'], 'paid'],
  [['0', '123456'], 'paid'],
  [['0', '1', '2', '123456'], 'failed'],
])('after the 3-D Secure codes %j the payment is %s', async (codes, status) => {
  const { checkoutUrl, shown } = await begin();
  await payBy('4000 0000 0000 3220', checkoutUrl);
  expect((await shown()).status).toBe('pending');
  for (const code of codes) await post(checkoutUrl, { do: 'code', code });
  expect((await shown()).status).toBe(status);
});

it('lets no other form replace the card or skip the code', async () => {
  const { checkoutUrl, shown } = await begin();
  await post(checkoutUrl, { do: 'approve' });
  expect((await shown()).status).toBe('pending');
  await payBy('4000 0000 0000 3220', checkoutUrl);
  await payBy('4111 1111 1111 1111', checkoutUrl);
  await post(checkoutUrl, { do: 'approve' });
  expect((await shown()).status).toBe('pending');
  await post(checkoutUrl, { do: 'give_up' });
  expect((await shown()).failure).toBe('authentication_failed');
});

it.each([
  ['paypal', 'approve', 'paid', null],
  ['paypal', 'cancel', 'failed', 'cancelled'],
  ['apple_pay', 'approve', 'paid', null],
  ['apple_pay', 'cancel', 'failed', 'cancelled'],
] as const)('ends %s after %s as %s', async (method, action, status, failure) => {
  const amount = { amount: 6667, currency: 'USD' } as const;
  const { checkoutUrl, shown } = await begin({ method, amount });
  await post(checkoutUrl, { do: action });
  expect(await shown()).toMatchObject({ status, failure });
});

it('takes no money after half an hour', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const { checkoutUrl, shown } = await begin({}, { clock: () => now });
  now = new Date('2026-11-21T12:30:00Z');
  const { to } = await payBy('4111 1111 1111 1111', checkoutUrl);
  expect(to).toContain('payment-fail');
  expect((await shown()).status).toBe('expired');
});

it("escapes the merchant's texts", async () => {
  const { checkoutUrl } = await begin({ description: `<script>alert("x")</script>&'` });
  const page = await fetch(checkoutUrl.replace('localhost', '127.0.0.1'));
  expect(await page.text()).not.toContain('<script>alert');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('reports a form that is too long, and an unknown payment', async () => {
  const { url, checkoutUrl, shown } = await begin();
  const long = await payBy('4111 1111 1111 1111', checkoutUrl, { name: 'x'.repeat(10_000) });
  expect(long.status).toBe(413);
  expect(long.text).toContain('حدث خطأ ما');
  expect((await shown()).status).toBe('pending');
  expect((await fetch(`${url}/pay/pay_${'0'.repeat(32)}`)).status).toBe(404);
  expect((await post(`${url}/pay/%00`, {})).status).toBe(404);
});
