import type { Page } from '@playwright/test';
import { shipmentPaths, stepParameter } from '../src/features/shipments/paths.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { prefer } from './support/prefer.ts';
import { expectGoodScreen } from './support/screen.ts';
import { button, exampleTime } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const id = 'imp_01jd4a5r6s7t8v9w0x1y2z3a4b';
const batch = `**/api/website/import-batches/${id}`;
const rows = `${batch}/rows?*`;

/** Opens the batch of an example at the step that it has reached, or at another. */
async function openBatch(page: Page, example: string, rowsExample: string, step?: string) {
  await page.unrouteAll();
  await prefer(page, batch, `example=${example}`);
  await prefer(page, rows, `example=${rowsExample}`);
  await page.goto(`${shipmentPaths.importBatch(id)}${step ? `&${stepParameter}=${step}` : ''}`);
}

inArabicOnPhone(() => {
  test.setTimeout(120_000);
  test.beforeEach(async ({ page, signIn }) => {
    await page.clock.setFixedTime(exampleTime);
    await signIn('company');
  });

  test('couriers are chosen', { tag: '@full' }, async ({ page, text, checkScreen }) => {
    await openBatch(page, 'checked', 'checked', 'couriers');
    const named = page.getByRole('radio', { name: text('shipments.booking.choice.courier') });
    await checkScreen('import-choose', { shows: named });
    await named.check();
    await button(page, text('shipments.booking.price', { count: 4 })).click();
    await checkScreen('import-choose-courier', {
      shows: text('shipments.booking.courier.missing'),
    });
    await openBatch(page, 'pricing', 'priced');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await expectGoodScreen(page, 'import-pricing');
  });

  test('prices are shown, and what has none', async ({ page, text, checkScreen }) => {
    await openBatch(page, 'priced', 'priced');
    // The sign of the amount takes the place of the marks around it.
    const words = text('shipments.booking.book.all', { count: 4, total: 'SAR\u00a0111.20' });
    const main = page
      .getByRole('button')
      .filter({ hasText: words.replaceAll(/[\u2068\u2069]/g, '') });
    await checkScreen('import-priced', { shows: main });
    const reason = text('shipments.import.fault.overweight', { limited: 'no', limit: '' });
    await button(page, text('shipments.booking.unpriced.showOne', { reason })).click();
    await checkScreen('import-unpriced', { shows: page.getByRole('list', { name: reason }) });
  });

  test('a balance that covers some', { tag: '@full' }, async ({ page, text, checkScreen }) => {
    await openBatch(page, 'priced_short', 'priced');
    await checkScreen('import-short', {
      shows: text('shipments.booking.covers.some', { count: 2, all: 4 }),
    });
    await openBatch(page, 'waiting', 'booked');
    await checkScreen('import-waiting', { shows: text('shipments.booking.waiting') });
    await openBatch(page, 'stopped', 'booked');
    await checkScreen('import-stopped', { shows: text('shipments.booking.stopped') });
  });

  test('booking shows its progress and can be stopped', async ({ page, text }) => {
    await openBatch(page, 'booking', 'booked');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expectGoodScreen(page, 'import-booking');
    await button(page, text('shipments.booking.stop')).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.booking.stop.question') });
    await expect(dialog).toBeVisible();
    // Not at rest, because its progress continues.
    await expectGoodScreen(page, 'import-stop');
  });

  test('the result', async ({ page, text, checkScreen }) => {
    await openBatch(page, 'booked', 'booked');
    await checkScreen('import-result', {
      shows: text('shipments.booking.result', { count: 4 }),
    });
  });
});
