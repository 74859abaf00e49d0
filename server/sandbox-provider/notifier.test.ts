import { readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sandboxProvider } from '../features/top-ups/providers/sandbox-provider.ts';
import { newOrder } from '../testing/payment-orders.ts';
import { validatorOf } from './contract.ts';
import {
  openFolder,
  openReceiver,
  openSandbox,
  payBy,
  post,
  secrets,
} from '../testing/open-sandbox.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('notifications', () => {
  async function payAndHear(number: string, statusOf?: (before: number) => number) {
    const { url: notificationUrl, received } = await openReceiver(statusOf);
    const sandbox = await openSandbox();
    const order = newOrder({ notificationUrl });
    const { payment, checkoutUrl } = await sandbox.provider.createPayment(order);
    await payBy(number, checkoutUrl);
    return { ...sandbox, payment, received };
  }

  it('are signed, and rejected if altered, old or signed with another secret', async () => {
    const { received, payment, provider, url } = await payAndHear('4111 1111 1111 1111');
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

    const at = (minutes: number, notificationSecret = secrets.notificationSecret) => {
      const clock = () => new Date(Date.now() + minutes * 60_000);
      const options = { url, publicUrl: url, ...secrets, notificationSecret, clock };
      return sandboxProvider(options).readNotification(headers, body);
    };
    expect(at(4)).not.toBeNull();
    for (const rejected of [at(6), at(-6), at(0, 'other')]) expect(rejected).toBeNull();
  });

  it('are sent twice, identical, or never, for the cards that do that', async () => {
    const { received } = await payAndHear('4000 0000 0000 0259');
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received[0]?.body).toEqual(received[1]?.body);
    const silent = await payAndHear('4000 0000 0000 0119');
    await pause();
    expect(silent.received).toHaveLength(0);
    expect((await silent.provider.getPayment(silent.payment.id)).status).toBe('paid');
  });

  it('are repeated until they are accepted, and end eventually', async () => {
    const taken = await payAndHear('4111 1111 1111 1111', (before) => (before < 2 ? 503 : 204));
    await vi.waitFor(() => expect(taken.received).toHaveLength(3));
    const refused = await payAndHear('4000 0000 0000 0002', () => 500);
    await vi.waitFor(() => expect(refused.received).toHaveLength(4));
    await pause();
    expect([taken.received.length, refused.received.length]).toEqual([3, 4]);
  });
});

describe('the journal', () => {
  it('restores everything, and has no card number', async () => {
    const folder = await openFolder();
    const file = path.join(folder, 'payments.jsonl');
    const first = await openSandbox({ folder });
    const orders = [newOrder(), newOrder(), newOrder()] as const;
    const [paid, asked, open] = await Promise.all([
      first.provider.createPayment(orders[0]),
      first.provider.createPayment(orders[1]),
      first.provider.createPayment(orders[2]),
    ]);
    await payBy('4111 1111 1111 1111', paid.checkoutUrl);
    await payBy('4000 0000 0000 3220', asked.checkoutUrl);
    await first.close();

    const second = await openSandbox({ folder });
    const statusOf = async ({ provider }: typeof second, { payment }: typeof paid) =>
      (await provider.getPayment(payment.id)).status;
    expect(await statusOf(second, paid)).toBe('paid');
    expect(await statusOf(second, open)).toBe('pending');
    const { port } = new URL(second.url);
    await post(asked.checkoutUrl.replace(/:\d+/, `:${port}`), { do: 'code', code: '123456' });
    expect(await statusOf(second, asked)).toBe('paid');
    const again = await second.provider.createPayment(orders[2]);
    expect(again.payment.id).toBe(open.payment.id);
    await second.close();

    const text = await readFile(file, 'utf8');
    expect(text).not.toMatch(/4111\s*1111|40000000|"123"/);
    // The last line as a killed process may leave it.
    await truncate(file, Buffer.byteLength(text) - 3);
    const third = await openSandbox({ folder });
    expect(await statusOf(third, paid)).toBe('paid');
    await third.provider.createPayment(newOrder());
    await third.close();
    expect(await statusOf(await openSandbox({ folder }), paid)).toBe('paid');
  });

  it('is not written by a card still in progress when the sandbox closes', async () => {
    const folder = await openFolder();
    const first = await openSandbox({ folder });
    const { payment, checkoutUrl } = await first.provider.createPayment(newOrder());
    const paying = payBy('4000 0000 0000 0077', checkoutUrl);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([first.close(), expect(paying).rejects.toThrow()]);
    await pause();
    const second = await openSandbox({ folder });
    expect((await second.provider.getPayment(payment.id)).status).toBe('pending');
  });

  it('sends what was not notified after a restart, once', async () => {
    const folder = await openFolder();
    let isOpen = false;
    const { url: notificationUrl, received } = await openReceiver(() => (isOpen ? 204 : 503));
    const first = await openSandbox({ folder, retryDelays: [600_000] });
    const { checkoutUrl } = await first.provider.createPayment(newOrder({ notificationUrl }));
    await payBy('4111 1111 1111 1111', checkoutUrl);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await first.close();
    isOpen = true;
    const second = await openSandbox({ folder });
    await vi.waitFor(() => expect(received).toHaveLength(2));
    await second.close();
    await openSandbox({ folder });
    await pause();
    expect(received).toHaveLength(2);
  });
});
