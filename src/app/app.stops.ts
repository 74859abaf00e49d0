import { open, prices, type Stops } from '../../e2e/support/stop.ts';
import { expect } from '../../e2e/support/test.ts';
import { homePath } from '../features/home/paths.ts';
import { profilePath } from '../features/profile/paths.ts';
import { shipmentPaths } from '../features/shipments/paths.ts';
import { trackingPaths } from '../features/tracking/paths.ts';

export const screens = { 'not-found': '/nothing/here' };

export const stops: Stops = {
  async 'a session that ends'({ page, text, signIn, checkScreen, provoke }) {
    provoke(401);
    await signIn('company');
    // A page that does not read shipments by itself.
    await open(page, profilePath);
    await page.route('**/api/website/shipments?*', (route) => route.fulfill({ status: 401 }));
    await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
    await expect(page).toHaveURL(/sign-in/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
    await checkScreen('sign-in');
  },
  async failures({ page, text, signIn, checkScreen, provoke }) {
    provoke(500, 429, 418, 'net::ERR_FAILED');
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
    await checkScreen('too many requests', { shows: text('app.failure.wait') });
    await page.unrouteAll();
    await page.route('**/api/website/quotes', (route) => route.abort());
    await open(page, prices);
    await expect(page.getByText(text('app.failure.title'), { exact: true })).toBeVisible();
    await checkScreen('offline');
  },
  async 'screens that fail'({ page, text, signIn, checkScreen, provoke }) {
    provoke('net::ERR_FAILED', 'Failed to fetch', 'Cannot read properties of undefined');
    await signIn('company');
    await page.route('**/assets/trace-page-*.js', (route) => route.abort());
    await page.goto(trackingPaths.start);
    await checkScreen('lost', { shows: text('app.error.lostChunk') });
    await page.route('**/api/website/shipments/*', (route) => route.fulfill({ json: {} }));
    await page.goto(shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'));
    await checkScreen('500', { shows: text('app.error.serverErrorDescription') });
  },
};

export const fullStops: Stops = {
  async connection({ page, text, signIn, checkScreen, provoke }) {
    provoke('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
    await signIn('company');
    await open(page, shipmentPaths.list);
    await expect(page.getByRole('link', { name: /^MZ\d+$/ }).first()).toBeVisible();
    await page.context().setOffline(true);
    await checkScreen('offline', { shows: text('app.connection.offline'), alone: true });
    await page.context().setOffline(false);
    await expect(page.getByText(text('app.connection.back'))).toBeAttached();
    await checkScreen('back');
    await page.route('**/api/**', (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await checkScreen('unanswered', { shows: text('app.connection.unanswered') });
  },
};
