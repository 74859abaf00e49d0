import { statSync } from 'node:fs';
import path from 'node:path';
import { reportPaths } from '../src/features/reports/address/report-paths.ts';
import { prefer } from './support/prefer.ts';
import { chartBudget } from './support/script-sizes.ts';
import { button, exampleTime, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const api = '**/api/website/reports';
const month = 'from=2026-10-01&to=2026-10-31';
const caravan = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a';

const dist = path.resolve(import.meta.dirname, '../dist');

// Many states in one page.
test.setTimeout(120_000);
test.use({ othersJudged: ['en'] });
test.beforeEach(async ({ page, signIn }) => {
  await page.clock.setFixedTime(exampleTime);
  await signIn('company');
});

test('a figure opens what it counts, and Back closes it', async ({ page, text, checkScreen }) => {
  await open(page, `${reportPaths.overview}?${month}&compare=true`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await checkScreen('couriers', { shows: text('reports.course.byDay') });
  await page.getByRole('link', { name: '433' }).first().click();
  const dialog = page.getByRole('dialog', { name: text('reports.measure.orders') });
  await expect(page).toHaveURL(/measure=orders/);
  await checkScreen('rows', { shows: dialog.getByText('MZ80416273953') });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/measure/);

  // A cell of a table opens the rows of its row.
  const asked = page.waitForRequest(`${api}/couriers/rows?*`);
  await page.getByRole('grid').first().getByRole('link', { name: '268' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    measure: 'orders',
    by: 'courier',
    key: caravan,
    from: '2026-10-01',
    to: '2026-11-01',
  });
  await prefer(page, `${api}/couriers/rows?*`, 'example=none');
  await page.reload();
  await checkScreen('no-rows', { shows: text('reports.rows.none') });
  await button(dialog, text('ui.close')).click();
  await expect(dialog).toBeHidden();
});

test('the chart is moved through by arrow keys and is a table too', async ({
  page,
  text,
  checkScreen,
}) => {
  await open(page, `${reportPaths.overview}?${month}`);
  const points = page.getByRole('list', { name: text('reports.course.byDay') });
  const first = points.getByRole('link').first();
  await first.focus();
  // Time runs to the left in Arabic.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const second = points.getByRole('link').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('End');
  await expect(points.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const asked = page.waitForRequest(`${api}/couriers/rows?*`);
  await page.keyboard.press('Enter');
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('from')).toBe('2026-10-03');
  expect(query.get('to')).toBe('2026-10-04');
  await page.goBack();
  await button(page, text('reports.course.table')).click();
  await checkScreen('course as a table', {
    shows: page.getByRole('columnheader', { name: text('reports.course.day') }),
  });
});

test('days, comparison and filters are in the address', async ({ page, text, checkScreen }) => {
  await open(page, reportPaths.overview);
  await button(page, text('reports.period.last30')).click();
  const periods = page.getByRole('dialog', { name: text('reports.period') });
  await checkScreen('periods', { shows: periods });
  const asked = page.waitForRequest(`${api}/couriers?*`);
  await periods.getByRole('menuitemradio', { name: text('reports.period.this_week') }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('from')).toBe('2026-11-15');
  expect(query.get('to')).toBe('2026-11-22');
  await expect(page).toHaveURL(/period=this_week/);
  await button(page, text('reports.compare')).click();
  await expect(page).toHaveURL(/compare=true/);
  await button(page, text('reports.filter.service')).click();
  await page.getByRole('menuitemradio').first().click();
  await expect(page).toHaveURL(/service=/);
  await button(page, text('reports.filter.source')).click();
  await page.getByRole('menuitemradio').first().click();
  await expect(page).toHaveURL(/source=/);
  await expect(page).not.toHaveURL(/service=/);
  await checkScreen('filtered', {
    shows: text('reports.filter.replaced', { names: text('reports.filter.service') }),
  });
});

test(
  'reports of money and tax are laid out as statements',
  { tag: '@full' },
  async ({ page, text, checkScreen }) => {
    await prefer(page, `${api}/*?*`, 'example=financial_summary');
    await open(page, `${reportPaths.financialSummary}?${month}`);
    await checkScreen('financial summary', { shows: text('reports.group.balance') });
    await prefer(page, `${api}/*?*`, 'example=tax_summary');
    await open(page, `${reportPaths.taxSummary}?period=last_quarter&compare=true`);
    await checkScreen('tax summary', { shows: text('reports.vat.standard') });
    await prefer(page, `${api}/*/rows?*`, 'example=documents');
    await page
      .getByRole('link', { name: /1,750\.00|1,762\.50/ })
      .first()
      .click();
    await checkScreen('documents', { shows: 'INV-2026-000412' });
    await prefer(page, `${api}/*?*`, 'example=shipping_cost');
    await open(page, reportPaths.shippingCostByCourier);
    await checkScreen('shipping cost', { shows: text('reports.group.cheapest') });
  },
);

test(
  'reports of clients list them and their orders',
  { tag: '@full' },
  async ({ page, text, checkScreen }) => {
    await prefer(page, `${api}/*?*`, 'example=top_clients');
    await open(page, `${reportPaths.overview}?view=top-clients-orders&period=this_year`);
    await checkScreen('top clients', {
      shows: text('reports.table.more', { count: 211, shown: '211' }),
    });
    await page.getByRole('grid').getByRole('link', { name: 'عميل تجريبي أول' }).click();
    await expect(page).toHaveURL(/client-analytics\?client=17/);
    await page.unrouteAll();
    await open(page, `${reportPaths.clientOrders}?client=17`);
    await checkScreen('client orders', { shows: text('reports.list.orders') });
  },
);

test.describe('what cannot be shown', () => {
  test.use({ provokes: [400, 403, 500] });

  test('is said in words, with a way out', async ({ page, text, checkScreen }) => {
    await open(page, `${reportPaths.overview}?from=2026-10-31&to=2026-10-01`);
    await checkScreen('reversed', { shows: text('reports.refused.reversed') });
    await button(page, text('reports.reset')).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await open(page, `${reportPaths.overview}?from=2020-10-31&to=2026-10-01`);
    await expect(page.getByText(text('reports.refused.tooLong'))).toBeVisible();
    await open(page, `${reportPaths.overview}?view=everything`);
    await checkScreen('unknown view', { shows: text('reports.refused.view') });

    await prefer(page, `${api}/*?*`, 'example=empty');
    await open(page, `${reportPaths.overview}?view=orders`);
    await checkScreen('empty', { shows: text('reports.empty.title') });
    await page.route(`${api}/*?*`, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: {
          type: 'urn:mizan:problem:validation_failed',
          title: 'بعض الحقول تحتاج إلى تصحيح',
          status: 400,
          code: 'validation_failed',
          detail: 'صحّح الحقول المذكورة ثم أعد الإرسال.',
          errors: [{ pointer: '/query/courier_id', code: 'invalid_value' }],
        },
      }),
    );
    await open(page, `${reportPaths.overview}?courier_id=${caravan}`);
    await checkScreen('unknown courier', { shows: text('reports.refused.courier_id') });
    await prefer(page, `${api}/*?*`, 'code=500');
    await open(page, reportPaths.overview);
    await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
    await prefer(page, `${api}/*?*`, 'code=403');
    await open(page, reportPaths.overview);
    await checkScreen('for companies', { shows: text('reports.companies.title') });
  });
});

test('the chart loads after the table, and stays small', async ({ page, text }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.setViewportSize({ width: 1280, height: 360 });
  await open(page, `${reportPaths.overview}?${month}`);
  await expect(page.getByRole('grid').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const course = page.getByRole('region', { name: text('reports.course.byDay') });
  const bars = course.locator('rect');
  await expect(bars).toHaveCount(1);
  await course.scrollIntoViewIfNeeded();
  await expect(bars.nth(30)).toBeAttached();
  const sizes = scripts.slice(before).map((name) => statSync(path.join(dist, `${name}.br`)).size);
  const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${kibibytes.toFixed(1)} KiB for the chart of a report`);
  expect(kibibytes).toBeLessThanOrEqual(chartBudget);
});

test('a report is printed whole, without what is for the screen', async ({ page, text }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.bars = String(document.querySelectorAll('main svg rect').length);
    };
  });
  await page.setViewportSize({ width: 1280, height: 360 });
  await open(page, `${reportPaths.overview}?${month}`);
  await expect(page.getByRole('grid').first()).toBeAttached();
  // As on a slow phone, which draws long after the code has come.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await button(page, text('reports.print')).click();
  // The chart is there although it was not near.
  await expect(page.locator('body')).toHaveAttribute('data-bars', /^3\d$/);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search', { name: text('reports.tools') })).toBeHidden();
  await expect(page.getByRole('navigation', { name: text('reports.others') })).toBeHidden();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});
