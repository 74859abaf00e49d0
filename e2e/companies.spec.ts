import { statSync } from 'node:fs';
import path from 'node:path';
import { companyPaths } from '../src/features/companies/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { chartBudget } from './support/script-sizes.ts';
import { open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const caravan = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a';
const nightStar = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b';
const parcel = new URLSearchParams('from=riyadh&to=jeddah&weight=12kg');

test('two couriers are chosen in the directory, compared and shipped with', async ({
  page,
  signIn,
  text,
}) => {
  const client = await signIn('company');
  const { data: quote } = await client.POST('/website/quotes', {
    body: {
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      weight: 12_000,
    },
  });
  const totals = [caravan, nightStar].map(
    (id) => quote?.prices.find(({ courier }) => courier.id === id)?.total_fee.amount ?? NaN,
  );
  await open(page, `${companyPaths.directory}?${parcel.toString()}`);
  for (const id of [caravan, nightStar]) {
    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${id}"]`) });
    await card.getByRole('checkbox').check();
  }
  await page.getByRole('link', { name: text('shared.couriers.compare.show') }).click();
  await expect(page).toHaveURL(companyPaths.compareResults([caravan, nightStar], parcel));
  const total = page.getByRole('row').filter({ hasText: text('companies.compare.row.total') });
  for (const amount of totals) await expect(total).toContainText((amount / 100).toFixed(2));

  // The address shows the same to somebody else, until the prices change.
  await page.reload();
  for (const amount of totals) await expect(total).toContainText((amount / 100).toFixed(2));

  await page
    .getByRole('link', { name: new RegExp(text('companies.ship')) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${shipmentPaths.create}.*courier=${caravan}`));
  await expect(page).toHaveURL(/from=riyadh.*to=jeddah.*weight=12kg/);
});

test('prices lead to a comparison for the same parcel', async ({ page, signIn, text }) => {
  await signIn('company');
  await open(page, `${pricingPath}?${parcel.toString()}`);
  await page.getByRole('link', { name: text('pricing.sideBySide') }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.getByRole('link', { name: text('companies.choose.submit') }).click();
  await expect(page).toHaveURL(/CompareCompaniesResults\?from=riyadh&to=jeddah&weight=12kg/);
  const shipping = page.getByRole('link', { name: new RegExp(text('companies.ship')) });
  await expect(shipping.first()).toBeVisible();
});

test('the chart loads after the table, and stays small', async ({ page, signIn, text }) => {
  await signIn('company');
  const circles = page
    .getByRole('region', { name: text('companies.chart.title') })
    .locator('svg circle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await open(page, companyPaths.compareResults([caravan, nightStar], parcel));
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await expect(circles).toHaveCount(0);
  await page.locator('summary').scrollIntoViewIfNeeded();
  await expect(circles).not.toHaveCount(0);
  const added = scripts.slice(before);
  expect(added.length).toBeGreaterThan(0);
  const dist = path.resolve(import.meta.dirname, '../dist');
  const sizes = added.map((name) => statSync(path.join(dist, `${name}.br`)).size);
  const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${kibibytes.toFixed(1).padStart(6)} KiB  the chart`);
  expect(kibibytes).toBeLessThanOrEqual(chartBudget);
});
