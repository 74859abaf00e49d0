import type { Locator, Page } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  receiverName,
  section,
  submitButton,
  type BookingForm,
} from './support/booking-form.ts';
import { inBothLanguages } from './support/journeys.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test as base } from './support/test.ts';

interface Fixtures {
  /** The notice that the server cannot be reached. */
  notice: (kind: 'offline' | 'unanswered') => Locator;
}

const test = base.extend<Fixtures>({
  notice: async ({ page, text }, use) => {
    await use((kind) =>
      page.getByRole('status').filter({ hasText: text(`app.connection.${kind}`) }),
    );
  },
});

// The browser reports every call without a network.
test.use({ provokes: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

const rows = (page: Page) => page.getByRole('link', { name: /^MZ\d+$/ });

inBothLanguages(() => {
  test('the offline notice covers nothing and disappears by itself', async ({
    page,
    context,
    signIn,
    notice,
  }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(true);
    await expect(notice('offline')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const strip = await notice('offline').boundingBox();
    const controls = await page
      .locator('button:visible, a:visible, input:visible')
      .evaluateAll(namesAndBoxes);
    expect(controls).not.toEqual([]);
    const covered = controls.filter(({ box }) => overlap(strip, box));
    expect(covered.map(({ name }) => name)).toEqual([]);
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(notice('offline')).toBeHidden();
  });
});

test('reads wait while the server does not answer, and continue when it does', async ({
  page,
  signIn,
  notice,
  text,
}) => {
  await signIn('company');
  await page.goto(trackingPaths.start);
  await expect(page.getByText(text('tracking.recent'))).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shipments.list.title'));
  await expect(notice('unanswered')).toBeVisible();
  // Longer than the retries of a read take.
  await page.waitForTimeout(5000);
  await expect(page.getByText(text('ui.failed.title'))).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await expect(rows(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(notice('unanswered')).toBeHidden();
});

test('what is shown is refreshed when the connection is back', async ({
  page,
  context,
  signIn,
  clientOf,
  notice,
}) => {
  const client = await clientOf('company');
  await signIn('company');
  await page.clock.install();
  await page.goto(shipmentPaths.list);
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(notice('offline')).toBeVisible();
  const { tracking_number } = await bookByApi(client);
  await page.clock.fastForward('00:31');
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: tracking_number })).toBeVisible();
});

test('a screen opened offline loads when the connection is back', async ({
  page,
  context,
  signIn,
  notice,
  text,
}) => {
  await signIn('company');
  await page.goto(shipmentPaths.list);
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: text('app.navigation.trace') }).click();
  await expect(notice('offline')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tracking.title'));
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test.describe('a booking', () => {
  for (const [language, width] of [
    ['en', 1280],
    ['ar', 390],
  ] as const) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 800 } });

      test('sent offline keeps what was typed, and its button sends it again', async ({
        page,
        context,
        signIn,
        clientOf,
        notice,
        text,
        form,
      }) => {
        const client = await clientOf('company');
        const reference = `E2E-offline-${language}`;
        await signIn('company');
        await openPriced(form);
        await fillBooking(form, reference);
        await expect(submitButton(form)).toBeEnabled();
        await context.setOffline(true);
        await expect(notice('offline')).toBeVisible();
        await submitButton(form).click();
        const toast = page
          .getByRole('listitem')
          .filter({ has: page.getByText(text('app.failure.title'), { exact: true }) });
        await expect(toast).toContainText(text('app.failure.offline'));
        const [button, card] = [submitButton(form), toast.locator('> *')];
        expect(overlap(await button.boundingBox(), await card.boundingBox())).toBe(false);
        await expectGoodScreen(page, 'offline booking');
        const name = section(form, 'receiver').getByLabel(labelOf(form, 'receiver.full_name'));
        await expect(name).toHaveValue(receiverName);
        await context.setOffline(false);
        await expect(notice('offline')).toBeHidden();
        await submitButton(form).click();
        await expect(createdDialog(form)).toBeVisible();
        const { data } = await client.GET('/website/shipments', {
          params: { query: { q: reference } },
        });
        expect(data?.page.total).toBe(1);
      });
    });
  }
});

test('a cancellation whose response is lost happens once', async ({
  page,
  signIn,
  clientOf,
  text,
}) => {
  const client = await clientOf('company');
  const { id } = await bookByApi(client);
  const { data: before } = await client.GET('/website/balance');
  await signIn('company');
  await page.goto(shipmentPaths.details(id));
  await page.getByRole('button', { name: text('shipments.cancel.confirm') }).click();
  const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
  const confirm = question.getByRole('button', { name: text('shipments.cancel.confirm') });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cancel')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/cancel', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm.click();
  await expect(question.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await confirm.click();
  await expect(question).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  const { data: after } = await client.GET('/website/balance');
  const { data: shipment } = await client.GET('/website/shipments/{shipment_id}', {
    params: { path: { shipment_id: id } },
  });
  const refunded = (after?.current_balance.amount ?? 0) - (before?.current_balance.amount ?? 0);
  expect(refunded).toBe(shipment?.charge.total_fee.amount);
});

test.describe('a slow network', () => {
  test('shows a line after a moment while a screen loads', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await expect(rows(page).first()).toBeVisible();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/trace-page-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: text('app.navigation.trace') }).click();
    const line = page.getByRole('progressbar', { name: text('ui.loading') });
    await expect(line).toHaveCSS('animation-delay', '0.3s');
    await expect(line).toHaveCSS('opacity', '1');
    await expect(rows(page).first()).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tracking.title'));
    await expect(line).toBeHidden();
  });

  for (const width of [390, 1280]) {
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('reserves the space of what is loading', async ({ page, signIn, clientOf }) => {
        const { id } = await bookByApi(await clientOf('company'));
        await signIn('company');
        await page.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
        for (const path of [
          trackingPaths.start,
          homePath,
          shipmentPaths.list,
          shipmentPaths.details(id),
        ]) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThan(0.1);
        }
      });
    });
  }
});

/** Opens the form at a price, as from the prices page, because phones have no list next to it. */
async function openPriced(form: BookingForm): Promise<void> {
  const { page, text } = form;
  if ((page.viewportSize()?.width ?? 0) > 1000) {
    await openBooking(form);
    return;
  }
  await page.goto(`${pricingPath}?from=riyadh&to=jeddah&weight=2kg`);
  const [before = ''] = text('pricing.choose.label', { courier: '|', service: '|' }).split('|');
  await page
    .getByRole('link', { name: new RegExp(`^${before}`) })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the browser. */
function namesAndBoxes(elements: Element[]): { name: string; box: Box }[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { name: element.textContent, box: { x, y, width, height } };
  });
}

function overlap(a: Box | null, b: Box | null): boolean {
  if (!a || !b) throw new Error('Not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
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
