import type { components } from '../openapi/generated/types.ts';
import { paths } from '../src/paths.ts';
import { createdDialog, fillBooking, openBooking, submitButton } from './support/booking-form.ts';
import { exampleTime } from './support/stop.ts';
import { prefer } from './support/prefer.ts';
import { expect, test } from './support/test.ts';

type Schemas = components['schemas'];

const prices = `${paths.priceShipment}?from=riyadh&to=jeddah&weight=12kg`;

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.setFixedTime(exampleTime);
  await signIn('company');
});

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('an account without shipments is told how to begin', async ({ page, text, look }) => {
      await prefer(page, '**/api/website/shipments?*', 'example=none');
      await page.goto(paths.myShipments);
      await expect(page.getByText(text('shipments.list.none.title'))).toBeVisible();
      await look('no-shipments');
    });

    test('a parcel that nobody takes shows every reason', async ({ page, text, look }) => {
      await prefer(page, '**/api/website/quotes', 'example=nobody_takes_it');
      await page.goto(prices);
      await expect(page.getByText(text('pricing.none.title'))).toBeVisible();
      await expect(page.getByText(text('pricing.excluded', { count: 1 }))).toBeVisible();
      await look('nobody-takes-it');
    });

    test.describe('a server that fails', () => {
      test.use({ provokes: [500] });

      test('leaves a way to try again and no toast', async ({ page, text, look }) => {
        await prefer(page, '**/api/website/shipments?*', 'code=500');
        await page.goto(paths.myShipments);
        await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
        await expect(page.getByText(text('app.failure.title'), { exact: true })).toHaveCount(0);
        await look('failed');
        await page.unrouteAll();
        await page.getByRole('button', { name: text('ui.retry') }).click();
        await expect(page.getByRole('link', { name: 'MZ48205173965' })).toBeVisible();
      });
    });

    test.describe('too many requests', () => {
      test.use({ provokes: [429] });

      test('are told with the time to wait', async ({ page, text }) => {
        await prefer(page, '**/api/website/quotes', 'code=429');
        const refused = page.waitForResponse('**/api/website/quotes');
        await page.goto(prices);
        await expect(page.getByText(text('app.failure.wait'))).toBeVisible();
        const seconds = Number((await refused).headers()['retry-after']);
        await expect(page.getByText(text('app.failure.waitSeconds', { seconds }))).toBeVisible();
      });
    });

    test.describe('a price that ran out and rose', () => {
      test.use({ provokes: [409] });

      test('is shown beside the old one and asked about', async ({ page, text, look, form }) => {
        await openBooking(form);
        await fillBooking(form, 'E2E-expired');
        await page.route('**/api/website/shipments', async (route) => {
          const headers = {
            ...route.request().headers(),
            prefer: 'example=quote_expired, code=409',
          };
          const response = await route.fetch({ headers });
          const problem = (await response.json()) as Schemas['ShipmentConflict'];
          for (const price of problem.quote?.prices ?? []) price.total_fee.amount += 345;
          await route.fulfill({ response, json: problem });
        });
        await submitButton(form).click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(text('shipments.create.refusal.quote_expired'));
        await expect(alert).toContainText('26.45');
        await expect(alert).toContainText('29.90');
        await look('price-rose');
        await page.unrouteAll();
        const confirm = text('shipments.create.confirm');
        await page.getByRole('button', { name: confirm, exact: true }).click();
        await expect(createdDialog(form)).toBeVisible();
      });
    });
  });
}
