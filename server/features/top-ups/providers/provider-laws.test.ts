import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandboxProvider } from '../../../sandbox-provider/start-sandbox-provider.ts';
import { startFakeMoyasar } from '../../../testing/fake-moyasar.ts';
import { payBy } from '../../../testing/open-sandbox.ts';
import { newOrder } from '../../../testing/payment-orders.ts';
import { TestProvider } from '../../../testing/test-provider.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { moyasar } from './moyasar.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const secrets = { secret: 'key', notificationSecret: 'signs' };
const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Tokens that can be charged, by the name of the provider. */
const tokens: Record<string, () => Promise<string>> = {};

const providers: Record<string, () => Promise<PaymentProvider>> = {
  'the provider of tests': async () => {
    const provider = new TestProvider();
    tokens['the provider of tests'] = async () => provider.newToken();
    return provider;
  },
  'the sandbox': async () => {
    const sandbox = await startSandboxProvider({ port: 0, folder: null, ...secrets });
    stops.push(() => sandbox.close());
    const provider = sandboxProvider({ ...sandbox, ...secrets });
    tokens['the sandbox'] = async () => {
      const { payment, checkoutUrl } = await provider.createPayment(newOrder({ saveCard: true }));
      await payBy('4111 1111 1111 1111', checkoutUrl);
      return (await provider.getPayment(payment.id)).savedCard?.token ?? '';
    };
    return provider;
  },
  'a fake of Moyasar': async () => {
    const fake = await startFakeMoyasar('sk_test');
    stops.push(fake.stop);
    tokens['a fake of Moyasar'] = async () => {
      const token = `token_${randomUUID()}`;
      fake.addToken(token);
      return token;
    };
    return moyasar({ url: fake.url, secretKey: 'sk_test', webhookSecret: 'shared' });
  },
};

describe.each(Object.entries(providers))('%s', (name, open) => {
  let provider: PaymentProvider;
  beforeAll(async () => {
    provider = await open();
  });

  it('opens a payment on a page of its own', async () => {
    const order = newOrder();
    const { payment, checkoutUrl } = await provider.createPayment(order);
    expect(payment).toMatchObject({ status: 'pending', amount: order.amount, failure: null });
    expect(payment.reference).toBe(order.reference);
    expect(provider.checkoutOrigins).toContain(new URL(checkoutUrl).origin);
    expect(await provider.getPayment(payment.id)).toEqual(payment);
  });

  it('refuses an unknown payment', async () => {
    const id = name === 'the sandbox' ? `pay_${'0'.repeat(32)}` : randomUUID();
    await expect(provider.getPayment(id)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      kind: 'unknown',
    });
  });

  it("calls no other address, whatever the payment's id contains", async () => {
    const kind: unknown = expect.stringMatching(/refused|unknown/);
    await expect(provider.getPayment('../payments?')).rejects.toMatchObject({ kind });
  });

  it.each(['', '{}', '[]', 'null', 'not JSON', '{"payment_id":"pay_1"}', '{"secret_token":""}'])(
    'ignores a forged notification: %s',
    (body) => {
      const headers = { 'sandbox-signature': 't=1,v1=00', 'x-test-signature': '00' };
      expect(provider.readNotification({}, Buffer.from(body))).toBeNull();
      expect(provider.readNotification(headers, Buffer.from(body))).toBeNull();
    },
  );

  it('charges a saved card once under its id, and forgets it', async () => {
    const token = (await tokens[name]?.()) ?? '';
    const amount = { amount: 5_000, currency: 'SAR' } as const;
    const { reference, description, notificationUrl } = newOrder();
    const id = provider.newChargeId();
    const charge = { id, reference, amount, token, description, notificationUrl };
    await expect(provider.getPayment(id)).rejects.toMatchObject({ kind: 'unknown' });
    await provider.chargeToken(charge);
    const paid = { id, status: 'paid', amount, reference, takenBack: 0, savedCard: null };
    expect(await provider.getPayment(id)).toMatchObject(paid);
    const more = { ...charge, amount: { amount: 9_000, currency: 'SAR' } as const };
    await expect(provider.chargeToken(more)).rejects.toMatchObject({ kind: 'refused' });
    expect(await provider.getPayment(id)).toMatchObject(paid);
    await provider.deleteToken(token);
    await provider.deleteToken(token);
    const later = { ...charge, id: provider.newChargeId(), reference: 'later' };
    const kind: unknown = expect.stringMatching(/refused|unknown/);
    await expect(provider.chargeToken(later)).rejects.toMatchObject({ kind });
    await expect(provider.getPayment(later.id)).rejects.toMatchObject({ kind: 'unknown' });
  });

  // Moyasar has no idempotency keys for invoices: see its adapter.
  if (name === 'a fake of Moyasar') {
    it('opens another invoice with its own id for a repeated order', async () => {
      const order = newOrder();
      const { payment: first } = await provider.createPayment(order);
      const { payment: second } = await provider.createPayment(order);
      expect(first.id).not.toBe(second.id);
      expect(second.reference).toBe(first.reference);
    });
    return;
  }

  it('opens one payment for one reference, also for many requests at once', async () => {
    const order = newOrder();
    const requests = Array.from({ length: 20 }, () => provider.createPayment({ ...order }));
    const all = await Promise.all(requests);
    expect(new Set(all.map(({ payment }) => payment.id)).size).toBe(1);
  });

  it('refuses another order under the same reference', async () => {
    const order = newOrder();
    await provider.createPayment(order);
    const other = { ...order, amount: { amount: 1, currency: 'SAR' as const } };
    await expect(provider.createPayment(other)).rejects.toMatchObject({ kind: 'refused' });
  });
});
