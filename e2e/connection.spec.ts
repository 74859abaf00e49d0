import type { Locator, Page } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import {
  boxIn,
  createdDialog,
  fillBooking,
  openBooking,
  receiverName,
  submitButton,
} from './support/booking-form.ts';
import { fill } from './support/form.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

// The browser reports every call without a network.
test.use({ provokes: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

const rows = (page: Page) => page.getByRole('link', { name: /^MZ\d+$/ });

/** The notice that the server cannot be reached. */
const noticeIn = (page: Page, text: TextOf) => (kind: 'offline' | 'unanswered') =>
  page.getByRole('status').filter({ hasText: text(`app.connection.${kind}`) });

test(
  'reads wait for the network, and then continue',
  { tag: '@full' },
  async ({ page, context, signIn, text }) => {
    const notice = noticeIn(page, text);
    const heading = page.getByRole('heading', { level: 1 });
    const goTo = (screen: string) =>
      page
        .getByRole('link', { name: text(`app.navigation.${screen}`) })
        .first()
        .click();
    const client = await signIn('company');
    await page.clock.install();
    await page.goto(trackingPaths.start);
    await expect(page.getByText(text('tracking.recent'))).toBeVisible();

    await test.step('a list of which nothing is known waits', async () => {
      await page.route('**/api/**', (route) => route.abort());
      await goTo('myShipments');
      await expect(heading).toHaveText(text('shipments.list.title'));
      await expect(notice('unanswered')).toBeVisible();
      // Longer than the retries of a read take.
      await page.waitForTimeout(5000);
      await expect(page.getByText(text('ui.failed.title'))).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();
      await page.clock.runFor(15_000);
      await expect(rows(page).first()).toBeVisible();
      await expect(notice('unanswered')).toBeHidden();
    });

    await test.step('the notice covers nothing, and disappears with what is out of date', async () => {
      await context.setOffline(true);
      await expect(notice('offline')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(rows(page).first()).toBeVisible();
        const controls = page.locator('button:visible, a:visible, input:visible');
        expect(await coveredBy(notice('offline'), controls)).toEqual([]);
      }
      const { tracking_number } = await bookByApi(client);
      await page.clock.fastForward('00:31');
      await context.setOffline(false);
      await expect(page.getByRole('link', { name: tracking_number })).toBeVisible();
      await expect(notice('offline')).toBeHidden();
    });

    await test.step('a screen opened offline shows a line after a moment, until it can load', async () => {
      const line = page.getByRole('progressbar', { name: text('ui.loading') });
      await context.setOffline(true);
      await goTo('billing');
      await expect(notice('offline')).toBeVisible();
      await expect(line).toHaveCSS('animation-delay', '0.3s');
      await expect(line).toHaveCSS('opacity', '1');
      await expect(rows(page).first()).toBeVisible();
      await context.setOffline(false);
      await expect(heading).toHaveText(text('billing.title'));
      await expect(line).toBeHidden();
    });
  },
);

test('a booking sent offline is kept, and made only once', async ({ context, signIn, form }) => {
  const { page, text } = form;
  const notice = noticeIn(page, text);
  const client = await signIn('company');
  await openBooking(form);
  await fillBooking(form, 'E2E-offline');
  await expect(submitButton(form)).toBeEnabled();
  await context.setOffline(true);
  await expect(notice('offline')).toBeVisible();
  await submitButton(form).click();
  const toast = page
    .getByRole('listitem')
    .filter({ has: page.getByText(text('app.failure.title'), { exact: true }) });
  await expect(toast).toContainText(text('app.failure.offline'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredBy(toast.locator('> *'), submitButton(form))).toEqual([]);
    await expectGoodScreen(page, `offline booking at ${width}`);
  }
  await expect(boxIn(form, 'receiver', 'receiver.full_name')).toHaveValue(receiverName);
  await context.setOffline(false);
  await expect(notice('offline')).toBeHidden();

  const keys: (string | undefined)[] = [];
  await page.route('**/api/website/shipments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await submitButton(form).dblclick();
  await lost;
  expect(keys).toHaveLength(1);
  await submitButton(form).click();
  await expect(createdDialog(form)).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  const { data } = await client.GET('/website/shipments', {
    params: { query: { q: 'E2E-offline' } },
  });
  expect(data?.page.total).toBe(1);
});

test('prices asked for offline come with the connection', async ({
  page,
  context,
  signIn,
  text,
}) => {
  await signIn('company');
  await page.goto(`${pricingPath}?to=jeddah`);
  await expect(page.getByText(text('pricing.intro.title'))).toBeVisible();
  await fill(page, text('pricing.form.weight'), '2');
  await context.setOffline(true);
  await expect(noticeIn(page, text)('offline')).toBeVisible();
  await page.getByRole('button', { name: text('pricing.form.submit') }).click();
  const words = page.getByRole('alert').filter({ hasText: text('pricing.waiting') });
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(text('pricing.badge.cheapest'))).toBeVisible();
  await expect(words).toBeHidden();
});

test(
  'a slow network reserves the space of what is loading',
  { tag: '@full' },
  async ({ page, signIn }) => {
    const { id } = await bookByApi(await signIn('company'));
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    for (const width of process.env.TEST_COUNTS === 'full' ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        trackingPaths.start,
        homePath,
        shipmentPaths.list,
        shipmentPaths.details(id),
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), `layout shift of ${path} at ${width}`).toBeLessThan(0.1);
      }
    }
  },
);

/** The texts of the controls that another element covers, at least in part. */
async function coveredBy(cover: Locator, controls: Locator): Promise<string[]> {
  await expect(controls.first()).toBeVisible();
  const box = await cover.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return controls.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < x + width && x < right && top < y + height && y < bottom;
        })
        .map((element) => element.textContent),
    box,
  );
}

/** Cumulative layout shift of the page so far, as measured by the browser. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(0);
        }, 500);
      }),
  );
}
