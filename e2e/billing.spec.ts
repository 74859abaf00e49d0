import { readFile } from 'node:fs/promises';
import { TOKEN_COOKIE } from '../common/product.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { readChoice } from '../src/shared/pricing/choice-address.ts';
import {
  boxIn,
  createdDialog,
  fillBooking,
  openBooking,
  receiverName,
  submitButton,
} from './support/booking-form.ts';
import { type ApiClient } from './support/client.ts';
import { approve, payByCard } from './support/hosted-page.ts';
import { inEnglishOnPhone } from './support/journeys.ts';
import { figure } from './support/money.ts';
import { expect, test } from './support/test.ts';

async function balanceOf(client: ApiClient) {
  const { data } = await client.GET('/website/balance');
  return { amount: data?.current_balance.amount, movements: data?.total_transactions };
}

inEnglishOnPhone(({ language, width }) => {
  // An unknown payment.
  test.use({ provokes: [404] });

  test('an empty balance is topped up once', async ({ page, context, site, text, enterAsNew }) => {
    const { client } = await enterAsNew();
    await page.goto(billingPaths.overview);
    await expect(page.getByText(text('billing.none.title'))).toBeVisible();
    await page.getByRole('link', { name: text('billing.topUp') }).click();
    await expect(page).toHaveURL(billingPaths.topUp);
    await page.getByRole('button', { name: /250/ }).click();
    await expect(page.locator('button[type="submit"]')).toBeInViewport({ ratio: 1 });
    await page.locator('button[type="submit"]').click();
    await payByCard(page, 'declined');
    await expect(page).toHaveURL((url) => url.pathname === checkoutPaths.paymentFail);
    await expect(page.getByText(text('checkout.failure.declined'))).toBeVisible();
    expect(await balanceOf(client)).toEqual({ amount: 0, movements: 0 });

    await test.step('the outcome is shown signed out too, without a token', async () => {
      const cookies = await context.cookies();
      await context.clearCookies({ name: TOKEN_COOKIE });
      const asked = page.waitForRequest('**/api/website/checkout/*');
      const tokens: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['authorization'] !== undefined) tokens.push(request.url());
      });
      await page.reload();
      expect((await asked).headers()['type']).toBe('public');
      const signIn = page.getByRole('link', { name: text('checkout.signInToRetry') });
      await expect(signIn).toBeVisible();
      expect(tokens).toEqual([]);
      const href = new URL((await signIn.getAttribute('href')) ?? '', site.url);
      expect(href.searchParams.get('return')).toBe(page.url().slice(site.url.length));
      await context.addCookies(cookies);
      await page.reload();
    });

    // Two cards with which the provider does not behave.
    const failed = page.url();
    await page.getByRole('button', { name: text('checkout.retry') }).dblclick();
    await payByCard(page, language === 'ar' ? 'neverNotifies' : 'failsAfterPaying');
    await expect(page).toHaveURL((url) => url.pathname === checkoutPaths.paymentSuccess);
    await expect(page.getByRole('heading', { name: text('checkout.paid.title') })).toBeVisible();
    expect(await balanceOf(client)).toEqual({ amount: 25_000, movements: 1 });
    // The failure page learns of the payment and redirects.
    await page.goto(failed);
    await expect(page).toHaveURL((url) => url.pathname === checkoutPaths.paymentSuccess);
    expect(await balanceOf(client)).toEqual({ amount: 25_000, movements: 1 });
    await page.getByRole('link', { name: text('checkout.toBilling') }).click();
    const rows = width === 390 ? page.getByRole('listitem') : page.getByRole('row');
    await expect(rows.filter({ hasText: '+' })).toContainText('250.00');

    const unknown = page.getByRole('heading', { name: text('checkout.unknown.title') });
    for (const path of [checkoutPaths.paymentSuccess, checkoutPaths.paymentFail]) {
      await page.goto(`${path}?payment=mzt_${'x'.repeat(43)}`);
      await expect(unknown).toBeVisible();
    }
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test(
    'a top-up is converted, and sent once',
    { tag: '@full' },
    async ({ page, text, enterAsNew, provoke }) => {
      provoke(503);
      const { client } = await enterAsNew();
      const keys: (string | undefined)[] = [];
      await page.route('**/api/website/top-ups', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) {
          await route.continue();
          return;
        }
        await route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'payment_provider_unavailable' }),
        });
      });
      await page.goto(`${billingPaths.topUp}?amount=250`);
      const amount = page.getByRole('textbox', { name: text('billing.topUp.amount') });
      const note = page.getByRole('textbox', { name: text('billing.topUp.description') });
      const submit = page.locator('button[type="submit"]');
      const payBy = (method: string) => page.getByRole('radio', { name: method }).check();
      await payBy('PayPal');
      await expect(amount).toHaveValue('66.67');
      await expect(page.getByText('1 USD = SAR 3.75')).toBeVisible();
      await payBy('Card');
      await page
        .getByRole('combobox', { name: text('billing.topUp.currency') })
        .selectOption('SAR');
      await expect(amount).toHaveValue('250.00');

      await amount.fill('9.99');
      await note.fill('4111 1111 1111 1111');
      await submit.click();
      await expect(amount).toHaveAccessibleDescription(/SAR.10\.00/);
      await expect(note).toHaveAccessibleDescription(text('validation.card_number'));
      expect(keys).toEqual([]);

      await amount.fill('250');
      await note.fill('November');
      await payBy('PayPal');
      await submit.dblclick();
      await expect(page.getByText(text('billing.topUp.unavailable'))).toBeVisible();
      expect(keys).toHaveLength(1);
      await submit.click();
      await page.waitForURL(/\/pay\//);
      expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
      // Back from the provider's page, the form can be submitted again.
      await page.goBack();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await page.goForward();
      await approve(page);
      await expect(page.getByText('USD 66.67')).toBeVisible();
      expect(await balanceOf(client)).toEqual({ amount: 25_001, movements: 1 });
      await page.getByRole('link', { name: text('checkout.toBilling') }).click();
      const row = page.getByRole('row').filter({ hasText: 'USD 66.67' });
      await expect(row).toContainText('3.75');
      await row.getByRole('link', { name: 'PayPal' }).click();
      const receipt = page.getByRole('dialog', { name: text('billing.receipt') });
      await expect(receipt).toContainText('1 USD = SAR 3.75');
      await page.keyboard.press('Escape');
      await expect(receipt).toBeHidden();
      await expect(page).toHaveURL(billingPaths.overview);
    },
  );

  test('the ledger is filtered, searched, and saved as CSV', async ({ page, signIn, text }) => {
    const client = await signIn('company');
    await page.goto(billingPaths.overview);
    await page.getByRole('button', { name: text('billing.ledger.kind'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Top-up' }).click();
    await expect(page).toHaveURL(/kind=top_up/);
    const { data } = await client.GET('/website/balance/transactions', {
      params: { query: { kind: 'top_up', limit: 100 } },
    });
    const count = data?.page.total ?? 0;
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows).toHaveCount(Math.min(count, 25) + 1);
    await expect(rows.nth(1)).toContainText('+');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text('billing.csv') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^mizan-transactions-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines[1]).toContain(`${data?.data[0]?.sequence},`);

    await page.getByLabel(text('billing.ledger.search')).fill('no such words');
    await expect(page.getByText(text('billing.ledger.notFound.title'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('ui.filters.clearAll') })
      .click();
    await expect(page).toHaveURL(billingPaths.overview);
    await expect(rows).toHaveCount(26);
    const shipment = page.getByRole('grid').getByRole('link', { name: /^MZ/ }).first();
    const number = await shipment.innerText();
    await shipment.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  });
});

test('a booking waits until the balance is topped up', async ({ form, enterAsNew }) => {
  const { page, text } = form;
  test.setTimeout(120_000);
  const { client } = await enterAsNew();
  await openBooking(form);
  await fillBooking(form, 'E2E-TOPUP');
  const price = page.getByRole('complementary', { name: text('shipments.create.price') });
  const choice = readChoice(new URL(page.url()).searchParams);
  const { data: quote } = await client.GET('/website/quotes/{quote_id}', {
    params: { path: { quote_id: choice?.quoteId ?? '' } },
  });
  const chosen = quote?.prices.find(({ courier }) => courier.id === choice?.courierId);
  const missing = chosen?.total_fee.amount ?? 0;
  await expect(price.getByText(text('shipments.create.short'))).toContainText(figure(missing));
  const { data: shipments } = await client.GET('/website/shipments');
  expect(shipments?.data).toEqual([]);

  await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
  const riyals = figure(Math.ceil(missing / 100) * 100);
  await price.getByRole('link').filter({ hasText: riyals }).click();
  await expect(page).toHaveURL((url) => url.pathname === billingPaths.topUp);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('return')).toMatch(new RegExp(`^${shipmentPaths.create}\\?draft=`));
  expect(asked.get('amount')).toMatch(/^\d+$/);
  await expect(page.locator('button[type="submit"]')).toBeInViewport({ ratio: 1 });
  await page.locator('button[type="submit"]').click();
  await payByCard(page, 'paid');
  // As in another tab, which knows nothing of the form.
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.getByRole('link', { name: text('checkout.toShipment') }).click();
  await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
  await expect(boxIn(form, 'receiver', 'receiver.full_name')).toHaveValue(receiverName);
  await submitButton(form).click();
  await expect(createdDialog(form)).toBeVisible();
});
