import type { components } from '../openapi/generated/types.ts';
import { createdDialog, fillBooking, openBooking, submitButton } from './support/booking-form.ts';
import { boxOf } from './support/form.ts';
import { exampleTime, prices } from './support/stop.ts';
import { expect, test } from './support/test.ts';

type Schemas = components['schemas'];

test.use({ provokes: [409] });

test('a price that expired and rose is shown next to the previous one and needs confirmation', async ({
  page,
  text,
  signIn,
  checkScreen,
  form,
}) => {
  await page.clock.setFixedTime(exampleTime);
  await signIn('company');
  await openBooking(form);
  await fillBooking(form, 'E2E-expired');
  await page.route('**/api/website/shipments', async (route) => {
    const headers = { ...route.request().headers(), prefer: 'example=quote_expired, code=409' };
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
  await checkScreen('price-rose');
  await page.unrouteAll();
  const confirm = text('shipments.create.confirm');
  await page.getByRole('button', { name: confirm, exact: true }).click();
  await expect(createdDialog(form)).toBeVisible();
});

test('the prices page fills in the parcel of the address that is opened', async ({
  page,
  text,
  signIn,
}) => {
  await signIn('company');
  await page.goto(prices);
  const weight = boxOf(page, text('pricing.form.weight'));
  await expect(weight).toHaveValue('12');
  await weight.fill('3');
  await expect(page).toHaveURL(/weight=3kg/);
  const pageLink = page.getByRole('link', { name: text('app.navigation.priceShipment') });
  await pageLink.first().click();
  await expect(weight).toHaveValue('');
  await page.goBack();
  await expect(weight).toHaveValue('3');
});
