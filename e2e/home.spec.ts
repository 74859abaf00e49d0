import type { Page } from '@playwright/test';
import { billingPaths } from '../src/features/billing/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { button, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

test.use({ viewport: { width: 1280, height: 800 } });

const steps = (page: Page, text: TextOf) =>
  page.getByRole('region', { name: text('home.steps.title') });

test('a new account is led to its first shipment, step by step', async ({
  page,
  text,
  signIn,
  enterAsNew,
}) => {
  const link = (id: string) =>
    steps(page, text).getByRole('link', { name: text(`home.steps.${id}.action`) });
  const current = steps(page, text).locator('[aria-current="step"]');
  const done = steps(page, text).getByText(text('home.steps.done'), { exact: true });

  await signIn('empty');
  await open(page, homePath);
  await expect(current).toContainText(text('home.steps.address.title'));
  await expect(done).toHaveCount(0);
  await expect(link('address')).toHaveAttribute('href', '/profile');
  await expect(steps(page, text).getByRole('link')).toHaveCount(1);

  // It gave its address when it registered.
  const { client } = await enterAsNew();
  await page.reload();
  await expect(current).toContainText(text('home.steps.balance.title'));
  await expect(done).toHaveCount(1);
  await expect(link('balance')).toHaveAttribute('href', /recharge-balance/);

  // What it topped up is spent, but not forgotten.
  const { data: balance } = await client.GET('/website/balance');
  await page.route('**/api/website/balance', (route) =>
    route.fulfill({ json: { ...balance, total_paid: sar(5_000) } }),
  );
  await page.reload();
  await expect(current).toContainText(text('home.steps.ship.title'));
  await expect(done).toHaveCount(2);
  await link('ship').click();
  await expect(page).toHaveURL(/PriceShipment/);
});

test('an account with shipments sees at once what matters today', async ({
  page,
  text,
  signIn,
  provoke,
}) => {
  await signIn('company');
  const numbers = {
    ...{ day: '2026-11-21', as_of: '2026-11-21T09:20:00Z' },
    booked: { today: 18, yesterday: 15 },
    delivered: { today: 9, yesterday: 12 },
    shipping_charges: { today: sar(52_440), yesterday: sar(52_440) },
    cash_collected: { today: sar(100), yesterday: sar(124_900) },
  };
  await page.route('**/api/website/today', (route) => route.fulfill({ json: numbers }));
  await open(page, homePath);
  const tiles = page.getByRole('region', { name: text('home.today.title') });
  const tile = (id: string) => tiles.getByRole('link', { name: text(`home.today.${id}`) });
  await expect(tile('booked')).toContainText('18');
  await expect(tile('booked')).toContainText(text('home.today.more', { change: '3' }));
  await expect(tile('delivered')).toContainText(text('home.today.fewer', { change: '3' }));
  await expect(tile('charges')).toContainText(text('home.today.same'));
  await expect(tile('cash')).toContainText('1,248.00');
  const days = 'created_from=2026-11-21&created_to=2026-11-21';
  for (const [id, address] of [
    ['booked', `${shipmentPaths.list}?${days}`],
    ['charges', `${billingPaths.overview}?${days}`],
    ['cash', `${billingPaths.overview}?kind=cod_collected&${days}`],
  ] as const) {
    await expect(tile(id)).toHaveAttribute('href', address);
  }

  // Neither the hero nor the steps, and no scrolling to the numbers.
  await expect(steps(page, text)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('home.title'));
  await expect(button(page, text('home.price.submit'))).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('region', { name: text('home.attention.title') }).first(),
  ).toBeInViewport();
  await expect(tiles).toBeInViewport({ ratio: 1 });

  await page.unroute('**/api/website/today');
  let isBroken = true;
  await page.route('**/api/website/today', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: numbers }),
  );
  provoke(500);
  await page.reload();
  await expect(tiles.getByRole('alert')).toContainText(text('ui.failed.title'));
  isBroken = false;
  await button(tiles, text('ui.retry')).click();
  await expect(tile('booked')).toContainText('18');
});
