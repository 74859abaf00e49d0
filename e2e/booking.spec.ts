import { readChoice } from '../src/shared/pricing/choice-address.ts';
import { bookChoice } from './support/api-booking.ts';
import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  receiverName,
  section,
  submitButton,
  type BookingForm,
} from './support/booking-form.ts';
import type { Account, ApiClient } from './support/client.ts';
import { fill } from './support/form.ts';
import { figure } from './support/money.ts';
import { namesIn } from './support/names.ts';
import { expect, test as base } from './support/test.ts';
import { textsIn } from './support/texts.ts';

interface Fixtures {
  account: Account;
  /** Reads the account's data without the browser. */
  client: ApiClient;
  /** The form in the test's language, for the signed-in account. */
  form: BookingForm;
}

const test = base.extend<Fixtures>({
  account: ['company', { option: true }],
  client: async ({ clientOf, account }, use) => {
    await use(await clientOf(account));
  },
  form: async ({ page, text, client, language, signIn, account }, use) => {
    await signIn(account);
    await use({ page, text, names: await namesIn(client, language), digits: (plain) => plain });
  },
});

async function bookedWith(client: ApiClient, reference: string): Promise<number | undefined> {
  const { data } = await client.GET('/website/shipments', { params: { query: { q: reference } } });
  return data?.page.total;
}

test('a change of language keeps what was typed, without a reload', async ({ form }) => {
  const { page, text } = form;
  await openBooking(form);
  await fillBooking(form, 'E2E-language');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: text('app.language.switch') }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  const english = { ...form, text: textsIn('en') };
  const name = section(english, 'receiver').getByLabel(labelOf(english, 'receiver.full_name'));
  await expect(name).toHaveValue(receiverName);
  await expect(section(english, 'order').getByLabel(labelOf(english, 'quantity'))).toHaveValue('2');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a reload keeps what was typed and chosen', async ({ form, client }) => {
  const { page, text } = form;
  await openBooking(form);
  await fillBooking(form, 'E2E-reload');
  await expect(submitButton(form)).toBeEnabled();
  await page.reload();
  const order = section(form, 'order');
  await expect(order.getByLabel(labelOf(form, 'reference_id'))).toHaveValue('E2E-reload');
  await expect(submitButton(form)).toBeEnabled();
  await order.getByLabel(labelOf(form, 'product_name')).press('Enter');
  await expect(createdDialog(form)).toBeVisible();
  // The field that submitted the form is reset; the person has not left it empty.
  await createdDialog(form)
    .getByRole('button', { name: text('shipments.create.created.another') })
    .click();
  await expect(createdDialog(form)).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(await bookedWith(client, 'E2E-reload')).toBe(1);
});

test('a double click and going back book once', async ({ form, client }) => {
  const { page, text } = form;
  await openBooking(form);
  await fillBooking(form, 'E2E-double');
  await expect(submitButton(form)).toBeEnabled();
  await submitButton(form).dblclick();
  await expect(createdDialog(form)).toBeVisible();
  const label = page.waitForEvent('download');
  await createdDialog(form)
    .getByRole('button', { name: text('shipments.labels.print') })
    .click();
  expect((await label).suggestedFilename()).toMatch(/^label-MZ\d{11}\.pdf$/);
  await createdDialog(form)
    .getByRole('link', { name: text('shipments.create.created.details') })
    .click();
  await expect(page).toHaveURL(/ShipmentDetails/);
  await page.goBack();
  const order = section(form, 'order');
  await expect(order.getByLabel(labelOf(form, 'reference_id'))).toHaveValue('');
  expect(await bookedWith(client, 'E2E-double')).toBe(1);
});

test.describe('a lost response', () => {
  // The browser reports the aborted request.
  test.use({ provokes: ['net::ERR_FAILED'] });

  test('is retried, and one shipment is booked', async ({ form, client, site }) => {
    const { page } = form;
    await openBooking(form);
    await fillBooking(form, 'E2E-lost');
    await expect(submitButton(form)).toBeEnabled();
    await page.route(`${site.url}/api/website/shipments`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      const isBooking = new URL(request.url()).pathname.endsWith('/shipments');
      if (isBooking && request.method() === 'POST') {
        keys.push(request.headers()['idempotency-key']);
      }
    });
    const lost = page.waitForEvent('requestfailed');
    await submitButton(form).click();
    await lost;
    await page.unrouteAll();
    await submitButton(form).click();
    await expect(createdDialog(form)).toBeVisible();
    expect(await bookedWith(client, 'E2E-lost')).toBe(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

test.describe('an expired price', () => {
  test.use({ provokes: [409] });

  test('is reported with the current price and needs confirmation', async ({
    form,
    client,
    checkScreen,
  }) => {
    const { page, text } = form;
    await openBooking(form);
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
    await page.getByRole('button', { name: text('shipments.create.confirm'), exact: true }).click();
    await expect(createdDialog(form)).toBeVisible();
    expect(await bookedWith(client, 'E2E-used')).toBe(1);
  });
});

test.describe('a price that expires while the form is filled in', () => {
  test('is renewed automatically', async ({ form }) => {
    const { page, text } = form;
    await page.clock.install();
    await openBooking(form);
    const quoted = () => new URL(page.url()).searchParams.get('quote');
    await expect.poll(quoted).toMatch(/^qte_/);
    const first = quoted();
    await page.clock.fastForward('15:01');
    await expect.poll(quoted).not.toBe(first);
    await expect(page.getByText(text('shipments.create.holds'))).toBeVisible();
  });
});

test.describe('insufficient balance', () => {
  test.use({ account: 'empty', provokes: [409] });

  for (const language of ['ar', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('is reported with the missing amount, and nothing is lost', async ({ form, client }) => {
        const { page, text } = form;
        await openBooking(form);
        await fillBooking(form, 'E2E-poor');
        await fill(section(form, 'sender'), labelOf(form, 'sender.address'), 'شارع العيّنة');
        await submitButton(form).click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(text('shipments.create.refusal.insufficient_balance'));
        const choice = readChoice(new URL(page.url()).searchParams);
        const { data: quote } = await client.GET('/website/quotes/{quote_id}', {
          params: { path: { quote_id: choice?.quoteId ?? '' } },
        });
        const total = quote?.prices.find(({ courier }) => courier.id === choice?.courierId);
        await expect(alert).toContainText(figure(total?.total_fee.amount ?? 0));
        const name = section(form, 'receiver').getByLabel(labelOf(form, 'receiver.full_name'));
        await expect(name).toHaveValue(receiverName);
        expect(await bookedWith(client, 'E2E-poor')).toBe(0);
      });
    });
  }
});
