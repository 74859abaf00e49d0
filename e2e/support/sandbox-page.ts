import { test as base, expect, type Page } from '@playwright/test';
import { sandboxProvider } from '../../server/features/top-ups/providers/sandbox-provider.ts';
import type { PaymentOrder, PaymentProvider } from '../../server/ports/payment-provider.ts';
import { startSandboxProvider } from '../../server/sandbox-provider/start-sandbox-provider.ts';
import { startReceiver } from '../../server/testing/notification-receiver.ts';
import { newOrder } from '../../server/testing/payment-orders.ts';
import { watchErrors } from './console-errors.ts';

const secrets = { secret: 'key', notificationSecret: 'signs' };
interface Fixtures {
  /** Opens the page of a new payment. */
  begin: (order?: Partial<PaymentOrder>) => Promise<{ url: string; id: string }>;
}

/** The sandbox provider on its own, and the address of a shop to which payers return. */
export const test = base.extend<Fixtures, { provider: PaymentProvider; shop: string }>({
  provider: [
    async ({}, use) => {
      const publicUrl = (port: number) => `http://127.0.0.1:${port}`;
      const options = { port: 0, folder: null, slowness: 800, publicUrl, ...secrets };
      const sandbox = await startSandboxProvider(options);
      await use(sandboxProvider({ ...sandbox, ...secrets }));
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({}, use) => {
      const { url, stop } = await startReceiver(() => 200);
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    // A form returned with errors has this status.
    const errors = watchErrors(page, [422]);
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },
  begin: async ({ page, provider, shop }, use) => {
    await use(async (order) => {
      const urls = { successUrl: `${shop}/success`, failureUrl: `${shop}/failure` };
      const opened = await provider.createPayment(newOrder({ ...urls, ...order }));
      await page.goto(opened.checkoutUrl);
      return { url: opened.checkoutUrl, id: opened.payment.id };
    });
  },
});

export const buttonOf = (page: Page, action: string) => page.locator(`button[value="${action}"]`);

/** The form for a card; its labels and errors differ by language. */
export function cardForm(page: Page) {
  const box = (name: string) => page.locator(`[name="${name}"]`);
  const [name, number, expiry, code] = [box('name'), box('number'), box('expiry'), box('code')];
  return {
    ...{ name, number, expiry, code },
    brand: page.getByRole('status'),
    pay: buttonOf(page, 'pay'),
    fill: async (digits: string, digitsOfCode = '123') => {
      await name.fill('سالم العيّنة');
      await number.fill(digits);
      await expiry.fill('12/40');
      await code.fill(digitsOfCode);
    },
  };
}
