import { paths } from '../src/paths.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** Every screen with the address that the contract's examples answer. */
const screens = {
  home: paths.home,
  'price-shipment': paths.priceShipment,
  'create-shipment': paths.createShipment,
  'my-shipments': paths.myShipments,
  'shipment-details': paths.shipmentDetails('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
  trace: paths.trace,
  'trace-shipment': paths.traceShipment('MZ48205173965'),
  'not-found': '/nothing/here',
};
/** When the examples happen. */
const now = new Date('2026-11-21T09:20:00Z');

for (const language of ['ar', 'en'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      test.beforeEach(({ page }) => page.clock.setFixedTime(now));

      test('sign-in leads home', async ({ page, text }) => {
        await page.goto(paths.signIn);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
        await expectGoodScreen(page, `mock-sign-in-${language}-${width}`);
        await page.getByLabel(text('auth.email')).fill('company@mizan.example');
        await page.getByLabel(text('auth.password'), { exact: true }).fill('palm-lantern-harbour');
        await page.getByRole('button', { name: text('auth.signIn.submit') }).click();
        await expect(page).toHaveURL(paths.home);
      });

      for (const [name, path] of Object.entries(screens)) {
        test(name, async ({ page, signIn, text }) => {
          await signIn('company');
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect(page.getByText(text('app.error.serverError'))).toHaveCount(0);
          await expect(page.getByText(text('ui.failed.title'))).toHaveCount(0);
          await expectGoodScreen(page, `mock-${name}-${language}-${width}`);
        });
      }
    });
  }
}
