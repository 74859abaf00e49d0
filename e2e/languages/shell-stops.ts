import { homePath } from '../../src/features/home/paths.ts';
import { pricingPath } from '../../src/features/pricing/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { trackingPaths } from '../../src/features/tracking/paths.ts';
import { bookByApi } from '../support/api-booking.ts';
import { fill, search } from '../support/form.ts';
import { expect } from '../support/test.ts';
import { button, narrow, open, prices, type Stop } from './walker.ts';

/** Home, the shell around every screen, prices, and what fails. */
export const shellStops: Stop[] = [
  {
    name: 'a session that ends',
    provokes: [401],
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await open(page, homePath);
      await page.route('**/api/website/shipments?*', (route) => route.fulfill({ status: 401 }));
      await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
      await expect(page).toHaveURL(/sign-in/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
      await look('sign-in');
    },
  },
  {
    name: 'home and shell',
    async visit({ page, text, names, signIn, look }) {
      await signIn('company');
      await open(page, homePath);
      await look('home');
      await button(page, text('home.price.submit')).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await look('required');
      await page.getByRole('combobox', { name: text('home.price.from'), exact: true }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await look('places');
      await search(page, page, text('home.price.from'), names.city('riyadh'));
      await page.getByRole('button', { name: text('app.account.menu') }).click();
      const menu = page.getByRole('menu', { name: text('app.account.menu') });
      await expect(menu).toBeVisible();
      await look('account menu');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.setViewportSize(narrow);
      await button(page, text('app.navigation.open')).click();
      await expect(button(page, text('app.navigation.close'))).toBeVisible();
      await look('menu');
    },
  },
  {
    name: 'command search',
    async visit({ page, text, signIn, clientOf, look }) {
      const { tracking_number: number } = await bookByApi(await clientOf('company'));
      await signIn('company');
      await open(page, homePath);
      await page.getByRole('button', { name: text('app.search') }).click();
      const box = page.getByRole('dialog').getByRole('combobox');
      await expect(box).toBeVisible();
      await look('recent');
      for (const typed of ['05', number, '@@']) {
        await box.fill(typed);
        await look(`search for ${typed === number ? 'a number' : typed}`);
      }
    },
  },
  {
    name: 'empty account',
    async visit({ page, signIn, look }) {
      await signIn('empty');
      for (const path of [homePath, shipmentPaths.list, trackingPaths.start]) {
        await open(page, path);
        await look(path);
      }
    },
  },
  {
    name: 'prices',
    async visit({ page, text, names, signIn, look }) {
      await signIn('company');
      await open(page, pricingPath);
      await look('nothing asked');
      await button(page, text('pricing.form.details')).click();
      await fill(page, text('ui.dimension.length'), '0');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await look('wrong');

      await open(page, `${prices}&size=40x30x20cm&payment=cash_on_delivery&collect=150`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await look('results');
      await page.getByText(text('pricing.facts'), { exact: true }).first().click();
      await button(page, text('pricing.sort.time')).click();
      const refusals = page.getByRole('button', { expanded: false }).filter({ hasText: /\d/ });
      await refusals.last().click();
      await expect(page.getByRole('listitem').getByRole('listitem').last()).toBeVisible();
      await look('facts and couriers that refuse');
      for (const tier of ['bronze', 'silver', 'gold', 'platinum']) {
        const filter = page.getByRole('button', { name: names.value('tier', tier), exact: true });
        if (await filter.isVisible()) await filter.click();
      }
      await look('filtered');

      await open(page, `${pricingPath}?from=riyadh&to=Dubai&to_country=AE&weight=400kg`);
      await look('nobody takes it');
    },
  },
  {
    name: 'prices that run out',
    async visit({ page, text, signIn, look }) {
      await page.clock.install();
      await signIn('company');
      await open(page, prices);
      await expect(page.getByText(text('pricing.clock'))).toBeVisible();
      await look('open');
      await page.clock.fastForward('15:01');
      await expect(page.getByText(text('pricing.expired.title'))).toBeVisible();
      await look('expired');
    },
  },
  {
    name: 'connection',
    provokes: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'],
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await open(page, shipmentPaths.list);
      await expect(page.getByRole('link', { name: /^MZ\d+$/ }).first()).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(text('app.connection.offline'))).toBeVisible();
      await look('offline');
      await page.context().setOffline(false);
      await expect(page.getByText(text('app.connection.back'))).toBeAttached();
      await look('back');
      await page.route('**/api/**', (route) => route.abort());
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(page.getByText(text('app.connection.unanswered'))).toBeVisible();
      await look('unanswered');
    },
  },
  {
    name: 'failures',
    provokes: [500, 429, 418, 'net::ERR_FAILED'],
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await page.route('**/api/website/**', (route) => route.fulfill({ status: 500 }));
      for (const path of [homePath, shipmentPaths.list, shipmentPaths.create, prices]) {
        await open(page, path);
        await look(`500 at ${path}`);
      }
      await page.unrouteAll();
      await page.route('**/api/website/quotes', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '30' } }),
      );
      await open(page, prices);
      await expect(page.getByText(text('app.failure.wait'))).toBeVisible();
      await look('too many requests');
      await page.unrouteAll();
      await page.route('**/api/website/quotes', (route) => route.abort());
      await open(page, prices);
      await expect(page.getByText(text('app.failure.title'), { exact: true })).toBeVisible();
      await look('offline');
    },
  },
  {
    name: 'screens that fail',
    provokes: ['net::ERR_FAILED', 'Failed to fetch', 'Cannot read properties of undefined'],
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await page.route('**/assets/trace-page-*.js', (route) => route.abort());
      await page.goto(trackingPaths.start);
      await expect(page.getByText(text('app.error.lostChunk'))).toBeVisible();
      await look('lost');
      await page.route('**/api/website/shipments/*', (route) => route.fulfill({ json: {} }));
      await page.goto(shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'));
      await expect(page.getByText(text('app.error.serverErrorDescription'))).toBeVisible();
      await look('500');
    },
  },
];
