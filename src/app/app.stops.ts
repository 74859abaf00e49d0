import { open, prices, type Stop } from '../../e2e/support/stop.ts';
import { expect } from '../../e2e/support/test.ts';
import { homePath } from '../features/home/paths.ts';
import { shipmentPaths } from '../features/shipments/paths.ts';
import { trackingPaths } from '../features/tracking/paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  'not-found': '/nothing/here',
};

/** Failures that can happen on any screen. */
export const stops: Stop[] = [
  {
    name: 'a session that ends',
    provokes: [401],
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('company');
      await open(page, homePath);
      await page.route('**/api/website/shipments?*', (route) => route.fulfill({ status: 401 }));
      await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
      await expect(page).toHaveURL(/sign-in/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
      await checkScreen('sign-in');
    },
  },
  {
    name: 'connection',
    provokes: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'],
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('company');
      await open(page, shipmentPaths.list);
      await expect(page.getByRole('link', { name: /^MZ\d+$/ }).first()).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(text('app.connection.offline'))).toBeVisible();
      await checkScreen('offline', { offline: true });
      await page.context().setOffline(false);
      await expect(page.getByText(text('app.connection.back'))).toBeAttached();
      await checkScreen('back');
      await page.route('**/api/**', (route) => route.abort());
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(page.getByText(text('app.connection.unanswered'))).toBeVisible();
      await checkScreen('unanswered');
    },
  },
  {
    name: 'failures',
    provokes: [500, 429, 418, 'net::ERR_FAILED'],
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('company');
      await page.route('**/api/website/**', (route) => route.fulfill({ status: 500 }));
      for (const path of [homePath, shipmentPaths.list, shipmentPaths.create, prices]) {
        await open(page, path);
        await checkScreen(`500 at ${path}`);
      }
      await page.unrouteAll();
      await page.route('**/api/website/quotes', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '30' } }),
      );
      await open(page, prices);
      await expect(page.getByText(text('app.failure.wait'))).toBeVisible();
      await checkScreen('too many requests');
      await page.unrouteAll();
      await page.route('**/api/website/quotes', (route) => route.abort());
      await open(page, prices);
      await expect(page.getByText(text('app.failure.title'), { exact: true })).toBeVisible();
      await checkScreen('offline');
    },
  },
  {
    name: 'screens that fail',
    provokes: ['net::ERR_FAILED', 'Failed to fetch', 'Cannot read properties of undefined'],
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('company');
      await page.route('**/assets/trace-page-*.js', (route) => route.abort());
      await page.goto(trackingPaths.start);
      await expect(page.getByText(text('app.error.lostChunk'))).toBeVisible();
      await checkScreen('lost');
      await page.route('**/api/website/shipments/*', (route) => route.fulfill({ json: {} }));
      await page.goto(shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'));
      await expect(page.getByText(text('app.error.serverErrorDescription'))).toBeVisible();
      await checkScreen('500');
    },
  },
];
