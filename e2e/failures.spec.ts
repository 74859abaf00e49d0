import type { Locator, Page } from '@playwright/test';
import { TOKEN_COOKIE } from '../common/product.ts';
import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import {
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
} from './support/booking-form.ts';
import { apiClient } from './support/client.ts';
import { sendSignInForm } from './support/sign-in-form.ts';
import { expect, test } from './support/test.ts';

/** Section 8 of the specification: these show no toast, and the screen shows its own state. */
const silent = [403, 404, 405, 500, 503];
/** Some of all other statuses. */
const told = [400, 402, 409, 413, 418, 422, 501];

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

test.describe('a list that cannot be loaded', () => {
  test.use({ provokes: [...silent, ...told, 429] });

  test('shows a message in its place and retries, without a toast', async ({
    page,
    signIn,
    text,
  }) => {
    await signIn('company');
    for (const status of silent) {
      await failWith(page, listAddress, status);
      await page.goto(shipmentPaths.list);
      await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
      await expect(toastIn(page, text('app.failure.title'))).toHaveCount(0);
      await page.unrouteAll();
      await page.getByRole('button', { name: text('ui.retry') }).click();
      await expect(page.getByRole('link', { name: /^MZ/ }).first()).toBeVisible();
    }
  });

  test('shows the server’s message for other errors', async ({ page, signIn, text }) => {
    await signIn('company');
    for (const status of told) {
      await failWith(page, listAddress, status);
      await page.goto(shipmentPaths.list);
      await expect(toastIn(page, text('app.failure.title'))).toContainText(words);
      await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
    }
  });

  test('says how long to wait after too many requests', async ({ page, signIn, text }) => {
    await signIn('company');
    await failWith(page, listAddress, 429, { 'Retry-After': '37' });
    await page.goto(shipmentPaths.list);
    const toast = toastIn(page, text('app.failure.wait'));
    await expect(toast).toContainText(text('app.failure.waitSeconds', { seconds: 37 }));
    await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
  });
});

test.describe('an action that fails', () => {
  test.use({ provokes: [...silent, 418, 429] });

  test('shows the failure at its place, and works the next time', async ({
    page,
    signIn,
    clientOf,
    text,
  }) => {
    const client = await clientOf('company');
    const { id } = await bookByApi(client);
    await signIn('company');
    await page.goto(shipmentPaths.details(id));
    const cancel = page.getByRole('button', { name: text('shipments.cancel.confirm') });
    const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
    const confirm = question.getByRole('button', { name: text('shipments.cancel.confirm') });
    await cancel.click();
    for (const status of silent) {
      await failWith(page, cancelAddress, status);
      await confirm.click();
      await expect(question.getByRole('alert')).toHaveText(text('shipments.cancel.failed'));
      await expect(toastIn(page, text('app.failure.title'))).toHaveCount(0);
    }
    await failWith(page, cancelAddress, 418);
    await confirm.click();
    await expect(toastIn(page, text('app.failure.title'))).toContainText(words);
    await failWith(page, cancelAddress, 429, { 'Retry-After': '8' });
    await confirm.click();
    await expect(toastIn(page, text('app.failure.wait'))).toContainText(
      text('app.failure.waitSeconds', { seconds: 8 }),
    );
    await page.unrouteAll();
    await confirm.click();
    await expect(question).toBeHidden();
    // The button that opened the dialog is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a screen that throws an error', () => {
  // The list throws this for a response without its members.
  test.use({ provokes: ['Cannot read properties of undefined'] });

  for (const language of ['ar', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('shows the error page with status 500, inside the layout', async ({
        page,
        signIn,
        text,
      }) => {
        await signIn('company');
        await page.route(listAddress, (route) => route.fulfill({ json: {} }));
        await page.goto(shipmentPaths.list);
        const title = text('app.error.serverError');
        if (language === 'en') expect(title).toBe('Internal Server Error');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText('500', { exact: true })).toBeVisible();
        await expect(page.getByText(text('app.error.serverErrorDescription'))).toBeVisible();
        await expect(page).toHaveTitle(text('ui.pageTitle', { title }));
        await expect(page.getByRole('navigation', { name: text('app.navigation') })).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('button', { name: text('app.error.reload') }).click();
        await expect(page.getByRole('link', { name: /^MZ/ }).first()).toBeVisible();
      });
    });
  }
});

test.describe('a file that is missing after a deploy', () => {
  test.use({ provokes: [404] });

  const file = '**/assets/trace-page-*.js';

  test('loads the new build with one reload', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await page.route(file, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const reloaded = page.waitForEvent('framenavigated');
    await page.getByRole('link', { name: text('app.navigation.trace') }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tracking.title'));
    await expect(page).toHaveURL(trackingPaths.start);
  });

  test('is reported if a reload does not help', async ({ page, signIn, text }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: text('app.navigation.trace') }).click();
    await expect(page.getByText(text('app.error.lostChunk'))).toBeVisible();
    await expect(page).toHaveURL(trackingPaths.start);
    expect(loads).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: text('app.error.reload') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tracking.title'));
  });

  test('is reported in a toast for a menu', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await page.route('**/assets/account-popover-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: text('app.account.menu') }).click();
    const toast = toastIn(page, text('app.failure.title'));
    await expect(toast).toContainText(text('app.failure.part'));
    await expect(page.getByRole('link', { name: /^MZ/ }).first()).toBeVisible();
  });
});

test.describe('a session that ends while a form is filled in', () => {
  test.use({ provokes: [401] });

  test('leads to sign-in and back to what was typed', async ({
    page,
    context,
    site,
    text,
    form,
  }) => {
    await page.goto(authPaths.signIn);
    await sendSignInForm(page, text, 'company');
    await expect(page).toHaveURL(homePath);
    await openBooking(form);
    await fillBooking(form, 'E2E-401');
    // A pending price request would get the 401 before the form does, and so would a pending draft.
    await expect(submitButton(form)).toBeEnabled();
    await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value;
    await apiClient(site.url, token).POST('/website/auth/sign-out');
    await submitButton(form).click();
    await expect(page).toHaveURL((url) => url.pathname === authPaths.signIn);
    await sendSignInForm(page, text, 'company');
    await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
    const reference = section(form, 'order').getByLabel(labelOf(form, 'reference_id'));
    await expect(reference).toHaveValue('E2E-401');
  });
});
