import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { toDecimal } from '../common/money.ts';
import { renderPages, scan } from '../server/pdf/testing/read-pages.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { fill } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { amountIn, figure } from './support/money.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path());
}

inArabicOnPhone(() => {
  test.setTimeout(120_000);
  test.use({ provokes: [409] });

  test(
    'a shipment is invoiced, and its refund credited',
    { tag: '@full' },
    async ({ page, text, signIn }) => {
      const client = await signIn('company');
      const { id, invoice, charge, tracking_number } = await bookByApi(client);
      const total = figure(charge.total_fee.amount);
      const dialog = page.getByRole('dialog');

      await test.step('the invoice is one press away from the shipment', async () => {
        await page.goto(shipmentPaths.details(id));
        await page.getByRole('link', { name: invoice.number }).click();
        await expect(dialog).toContainText(total);
        await expect(dialog.getByRole('link', { name: tracking_number })).toBeVisible();
        const press = () => button(dialog, text('billing.invoices.pdf')).click();
        const [first, second] = [await saved(page, press), await saved(page, press)];
        expect(second.equals(first)).toBe(true);
        const { pages } = await renderPages(first, { pages: [0] });
        const [shown] = await Promise.all(pages.map(scan));
        const fields = Buffer.from(shown?.['QRCode'] ?? '', 'base64').toString();
        expect(fields).toContain(figure(charge.total_fee.amount).replaceAll(',', ''));
      });

      await test.step('its XML is there a minute later', async () => {
        await page.route('**/xml', (route) =>
          route.fulfill({ status: 409, json: { code: 'xml_not_ready' } }),
        );
        await button(dialog, text('billing.invoices.xml')).click();
        await expect(page.getByText(text('billing.invoices.xml.notReady'))).toBeVisible();
      });

      await test.step('a cancellation is credited', async () => {
        await client.POST('/website/shipments/{shipment_id}/cancel', {
          params: {
            path: { shipment_id: id },
            header: { 'Idempotency-Key': crypto.randomUUID() },
          },
        });
        await page.goto(billingPaths.tab('invoices'));
        await page.getByLabel(text('billing.invoices.search')).fill(tracking_number);
        const figures = page.locator('dl').filter({ hasText: text('billing.invoices.credited') });
        await expect(figures.locator('dd').nth(0)).toHaveText('2');
        for (const nth of [1, 2]) {
          const sum = await figures.locator('dd').nth(nth).innerText();
          expect(amountIn(sum)).toBe(charge.total_fee.amount);
        }
        await page.goto(`${billingPaths.tab('invoices')}&kind=credit_note&q=${tracking_number}`);
        await page.locator('a[href*="document="]').first().click();
        await dialog.getByRole('link', { name: invoice.number }).click();
        await expect(dialog).toContainText(total);
      });
    },
  );

  test('invoices and statements are saved as files', async ({ page, text, signIn }) => {
    const client = await signIn('company');
    const dialog = page.getByRole('dialog');
    const press = (label: string, within: Locator = page.getByRole('main')) =>
      saved(page, () => button(within, label).click());

    await test.step('the XML of one that has its place in the chain', async () => {
      /** The first document that the job has chained; it runs every minute. */
      const findChained = async () => {
        const { data } = await client.GET('/website/invoices');
        return data?.data.find(({ uuid }) => uuid !== undefined);
      };
      await expect.poll(findChained, { timeout: 90_000 }).toBeDefined();
      const { number = '', uuid = '' } = (await findChained()) ?? {};
      await page.goto(`${billingPaths.tab('invoices')}&document=${number}`);
      const xml = (await press(text('billing.invoices.xml'), dialog)).toString();
      for (const part of [number, uuid]) expect(xml).toContain(`>${part}</cbc:`);
    });

    await test.step('the list, and all of a month in one file', async () => {
      await page.goto(`${billingPaths.tab('invoices')}&kind=credit_note`);
      const totals = page.locator('dl').filter({ hasText: text('billing.invoices.credited') });
      await expect(totals.locator('dd').first()).toHaveText(/^\d+$/);
      const count = Number(await totals.locator('dd').first().innerText());
      const csv = (await press(text('billing.invoices.csv'))).toString();
      expect(csv.trim().split('\n')).toHaveLength(count + 1);
      await button(page.getByRole('main'), text('billing.invoices.month')).click();
      await button(dialog, text('billing.invoices.month.begin')).click();
      const file = await press(text('billing.invoices.pdf'), dialog);
      expect((await renderPages(file, { pages: [0] })).count).toBeGreaterThan(1);
    });

    await test.step('the statement of a month', async () => {
      await page.goto(billingPaths.tab('statements'));
      const months = page.getByRole('list', { name: text('billing.statements.months') });
      await months.getByRole('link').nth(1).click();
      const file = await press(text('billing.statements.pdf'));
      expect((await renderPages(file, { pages: [0] })).count).toBeGreaterThan(0);
      const closing = await page.locator('[data-edge="closing"] td').innerText();
      const csv = (await press(text('billing.csv'))).toString();
      const last = csv.trim().split('\n').at(-1);
      expect(last).toContain(toDecimal({ amount: amountIn(closing), currency: 'SAR' }));
    });
  });

  test('a VAT number makes invoices standard', async ({ page, text, enterAsNew }) => {
    await enterAsNew();
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: text('profile.tax'), exact: true });
    const save = button(panel, text('profile.save'));
    await fill(page, text('profile.tax.vat'), '١٢٣');
    await save.click();
    await expect(panel.getByText(text('validation.invalid_format'))).toBeVisible();
    await fill(page, text('profile.tax.vat'), '310122393500003');
    await save.click();
    await expect(page.getByText(text('profile.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(text('profile.tax.vat'))).toHaveValue('310122393500003');
  });
});
