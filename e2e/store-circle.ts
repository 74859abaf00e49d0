import { chromium, expect, type Browser } from '@playwright/test';
import { LOCALE_KEY, TOKEN_COOKIE } from '../common/product.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { chromiumPath } from './provision/browser.ts';
import { chromiumFlags } from './provision/launch-options.ts';
import { startBackend } from './support/backend.ts';
import { namesIn } from './support/names.ts';
import { registerByApi } from './support/new-account.ts';
import { bookOrderOfStore, openOrder, reloadUntil } from './support/store-circle.ts';
import { textsIn } from './support/texts.ts';

/**
 * `npm run store-circle`: the circle of an order in the browser, in both languages: a simulated store
 * sends it, it is booked, the courier delivers it, and the store knows. It takes minutes, because
 * simulated couriers report once a minute. Run `vite build` first.
 */

/** Milliseconds within which a courier delivers at this speed. */
const DELIVERED = 400_000;

const backend = await startBackend('', { SIMULATED_COURIER_SPEED: '5000' });
const browser = await chromium.launch({
  executablePath: await chromiumPath('chromium'),
  args: chromiumFlags,
});
try {
  for (const language of ['ar', 'en'] as const) {
    const seconds = await goRound(browser, language);
    console.log(`${language}: ordered, booked, delivered and told in ${seconds.toFixed(0)} s`);
  }
} finally {
  await browser.close();
  await backend.stop();
}

/** @returns seconds from the order at the store to the news of its delivery there. */
async function goRound(on: Browser, language: Locale): Promise<number> {
  const { token, client } = await registerByApi(backend.url);
  const context = await on.newContext({ baseURL: backend.url });
  await context.addCookies([
    { name: LOCALE_KEY, value: language, url: backend.url },
    { name: TOKEN_COOKIE, value: token, url: backend.url },
  ]);
  const page = await context.newPage();
  const text = textsIn(language);
  const customer = { page, text, names: await namesIn(client, language), client };
  const begun = performance.now();
  const order = await bookOrderOfStore(customer);
  await openOrder(customer, order);
  const state = page.getByText(text('shipments.orders.state.delivered')).first();
  await reloadUntil(page, () => expect(state).toBeVisible({ timeout: 2_000 }), DELIVERED);
  const told = page.getByText(text('shipments.orders.told.told'));
  await reloadUntil(page, () => expect(told).toBeVisible({ timeout: 2_000 }));
  await order.store.reload();
  await expect(order.store.getByText(order.trackingNumber)).toBeVisible();
  await expect(order.store.locator('.badge.delivered')).toBeVisible();
  const seconds = (performance.now() - begun) / 1_000;
  await context.close();
  return seconds;
}
