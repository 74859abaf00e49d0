import { readChoice } from '../src/shared/pricing/choice-address.ts';
import { bookChoice } from './support/api-booking.ts';
import {
  boxIn,
  createdDialog,
  fillBooking,
  openBooking,
  receiverName,
  submitButton,
  unfold,
} from './support/booking-form.ts';
import type { ApiClient } from './support/client.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

async function bookedWith(client: ApiClient, reference: string): Promise<number | undefined> {
  const { data } = await client.GET('/website/shipments', { params: { query: { q: reference } } });
  return data?.page.total;
}

test(
  'what was typed survives a language switch and a reload',
  { tag: '@full' },
  async ({ page, form, signIn }) => {
    const client = await signIn('company');
    await openBooking(form);
    await fillBooking(form, 'E2E-kept');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: form.text('app.language.switch') }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const text = textsIn('en');
    const english = { ...form, text };
    const expectKept = async () => {
      await expect(boxIn(english, 'receiver', 'receiver.full_name')).toHaveValue(receiverName);
      await unfold(english, 'order');
      await expect(boxIn(english, 'order', 'quantity')).toHaveValue('2');
      await expect(submitButton(english)).toBeEnabled();
    };
    await expectKept();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // While the rules of prices are on their way, a booking would be refused for having no courier.
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/quote-request-*.js', (route) => arrival.then(() => route.continue()));
    await page.reload();
    await expect(submitButton(english)).toBeDisabled();
    arrive();
    await expectKept();

    const created = createdDialog(english);
    await boxIn(english, 'order', 'product_name').press('Enter');
    const label = page.waitForEvent('download');
    await button(created, text('shipments.labels.print')).click();
    expect((await label).suggestedFilename()).toMatch(/^label-MZ\d{11}\.pdf$/);
    await button(created, text('shipments.create.created.another')).click();
    await expect(created).toHaveCount(0);
    // The field that submitted the form is reset; the person has not left it empty.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect(await bookedWith(client, 'E2E-kept')).toBe(1);
  },
);

test('an expired or used price is renewed', async ({ form, signIn, checkScreen, provoke }) => {
  const { page, text } = form;
  provoke(409);
  const client = await signIn('company');
  await page.clock.install();
  await openBooking(form);
  const quoted = () => new URL(page.url()).searchParams.get('quote');
  await expect.poll(quoted).toMatch(/^qte_/);
  const first = quoted();
  await page.clock.fastForward('15:01');
  await expect.poll(quoted).not.toBe(first);
  await expect(page.getByText(text('shipments.create.holds'))).toBeVisible();

  await fillBooking(form, 'E2E-used');
  await expect(submitButton(form)).toBeEnabled();
  const choice = readChoice(new URL(page.url()).searchParams);
  if (!choice) throw new Error(`No price is chosen in ${page.url()}`);
  await bookChoice(client, {
    quote_id: choice.quoteId,
    courier_id: choice.courierId,
    service_type: choice.serviceType,
  });
  await submitButton(form).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('shipments.create.refusal.quote_used'));
  await expect(alert).toContainText(text('shipments.create.refusal.confirm'));
  expect(await bookedWith(client, 'E2E-used')).toBe(0);
  await checkScreen('quote-used');
  await button(page, text('shipments.create.confirm')).click();
  await createdDialog(form)
    .getByRole('link', { name: text('shipments.create.created.details') })
    .click();
  await expect(page).toHaveURL(/ShipmentDetails/);
  await page.goBack();
  await unfold(form, 'order');
  await expect(boxIn(form, 'order', 'reference_id')).toHaveValue('');
  expect(await bookedWith(client, 'E2E-used')).toBe(1);
});
