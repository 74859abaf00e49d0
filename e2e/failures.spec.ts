import type { Locator, Page } from '@playwright/test';
import { TOKEN_COOKIE } from '../common/product.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { boxIn, fillBooking, openBooking, submitButton, unfold } from './support/booking-form.ts';
import { apiClient, startSession } from './support/client.ts';
import { sendSignInForm } from './support/sign-in-form.ts';
import { expect, test } from './support/test.ts';

const listAddress = '**/api/website/shipments?*';
const cancelAddress = '**/api/website/shipments/*/cancel';
const words = 'كلمات الخادم';

/** Makes calls to `address` fail with a problem, without reaching the server. */
async function failWith(page: Page, address: string, status: number, headers = {}): Promise<void> {
  await page.unrouteAll();
  await page.route(address, (route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'x', status, code: 'provoked', detail: words },
    }),
  );
}

function toastIn(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
}

const rows = (page: Page) => page.getByRole('link', { name: /^MZ/ });

// src/api/failure-policy.test.ts has the treatment of every status.
test(
  'a list that fails says so, and is retried',
  { tag: '@full' },
  async ({ page, signIn, text, provoke }) => {
    // The list throws the last for a response without its members.
    provoke(500, 418, 429, 'Cannot read properties of undefined');
    const failed = page.getByText(text('ui.failed.title'));
    const retry = page.getByRole('button', { name: text('ui.retry') });
    await signIn('company');
    await page.route(listAddress, (route) => route.fulfill({ json: {} }));
    await page.goto(shipmentPaths.list);
    const title = text('app.error.serverError');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByText(text('app.error.serverErrorDescription'))).toBeVisible();
    await expect(page).toHaveTitle(text('ui.pageTitle', { title }));
    await expect(page.getByRole('navigation', { name: text('app.navigation') })).toBeVisible();

    await failWith(page, listAddress, 500);
    await page.getByRole('button', { name: text('app.error.reload') }).click();
    await expect(failed).toBeVisible();
    await expect(toastIn(page, text('app.failure.title'))).toHaveCount(0);
    await failWith(page, listAddress, 418);
    await retry.click();
    await expect(toastIn(page, text('app.failure.title'))).toContainText(words);
    await failWith(page, listAddress, 429, { 'Retry-After': '37' });
    await retry.click();
    await expect(toastIn(page, text('app.failure.wait'))).toContainText(
      text('app.failure.waitSeconds', { seconds: 37 }),
    );
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(rows(page).first()).toBeVisible();
  },
);

test(
  'a cancellation that fails happens once',
  { tag: '@full' },
  async ({ page, signIn, text, provoke }) => {
    provoke(500, 418, 'net::ERR_FAILED');
    const client = await signIn('company');
    const { id, charge } = await bookByApi(client);
    const balance = async () =>
      (await client.GET('/website/balance')).data?.current_balance.amount ?? 0;
    const before = await balance();
    await page.goto(shipmentPaths.details(id));
    await page.getByRole('button', { name: text('shipments.cancel.confirm') }).click();
    const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
    const confirm = question.getByRole('button', { name: text('shipments.cancel.confirm') });
    await failWith(page, cancelAddress, 500);
    await confirm.click();
    await expect(question.getByRole('alert')).toHaveText(text('shipments.cancel.failed'));
    await expect(toastIn(page, text('app.failure.title'))).toHaveCount(0);
    await failWith(page, cancelAddress, 418);
    await confirm.click();
    await expect(toastIn(page, text('app.failure.title'))).toContainText(words);

    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cancel')) keys.push(request.headers()['idempotency-key']);
    });
    await page.unrouteAll();
    await page.route(cancelAddress, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed');
    await confirm.click();
    await lost;
    await expect(question.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await confirm.click();
    await expect(question).toBeHidden();
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    expect((await balance()) - before).toBe(charge.total_fee.amount);
    // The button that opened the dialog is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'a lost file is reported where it is missing',
  { tag: '@full' },
  async ({ page, signIn, text, provoke }) => {
    provoke(404);
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await page.route('**/assets/account-popover-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: text('app.account.menu') }).click();
    const toast = toastIn(page, text('app.failure.title'));
    await expect(toast).toContainText(text('app.failure.part'));
    await expect(rows(page).first()).toBeVisible();
  },
);

for (const lost of ['trace-page-*.js', 'texts-*/tracking.*.json']) {
  test(
    `a page without ${lost} is reloaded once, and then by hand`,
    { tag: '@full' },
    async ({ page, signIn, text, provoke }) => {
      provoke(404);
      await signIn('company');
      await page.goto(shipmentPaths.list);
      await expect(rows(page).first()).toBeVisible();
      let reloads = 0;
      page.on('load', () => (reloads += 1));
      await page.route(`**/assets/${lost}`, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: text('app.navigation.trace') }).click();
      await expect(page.getByText(text('app.error.lostChunk'))).toBeVisible();
      await expect(page).toHaveURL(trackingPaths.start);
      expect(reloads).toBe(1);
      await page.unrouteAll();
      await page.getByRole('button', { name: text('app.error.reload') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tracking.title'));
    },
  );
}

test('a session that ends loses nothing typed', async ({ context, site, form, provoke }) => {
  const { page, text } = form;
  provoke(401);
  const token = await startSession(site.url, 'company');
  await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: site.url }]);
  await openBooking(form);
  await fillBooking(form, 'E2E-401');
  // A pending price request would get the 401 before the form does, and so would a pending draft.
  await expect(submitButton(form)).toBeEnabled();
  await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
  await apiClient(site.url, token).POST('/website/auth/sign-out');
  await submitButton(form).click();
  await expect(page).toHaveURL((url) => url.pathname === authPaths.signIn);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === TOKEN_COOKIE)).toEqual([]);
  await sendSignInForm(page, text, 'company');
  await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
  await unfold(form, 'order');
  await expect(boxIn(form, 'order', 'reference_id')).toHaveValue('E2E-401');
});
