import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { renderPages, scan } from '../server/pdf/testing/read-pages.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

/** Millimetres. */
const A6 = [105, 148];
const FOUR_BY_SIX = [102, 152];
const millimetres = (dots: number) => Math.round((dots / 203) * 25.4);

/** The first pages of a saved PDF with the barcodes on each, and its number of pages. */
async function pagesOf(download: Download, wanted = [0]) {
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const { count, pages } = await renderPages(file, { pages: wanted });
  const codes = await Promise.all(pages.map(scan));
  return {
    count,
    codes,
    sizes: pages.map(({ width, height }) => [width, height].map(millimetres)),
  };
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

inArabicOnPhone(({ width }) => {
  test.setTimeout(120_000);

  test('labels and waybills are printed', async ({ page, text, signIn, checkScreen }) => {
    const client = await signIn('company');
    const booked = [await bookByApi(client), await bookByApi(client), await bookByApi(client)];
    const numbers = booked.map(({ tracking_number }) => tracking_number);
    const [number = ''] = numbers;

    await test.step('a label on the chosen paper', async () => {
      await page.goto(shipmentPaths.details(booked[0]?.id ?? ''));
      await button(page, text('shipments.labels.label')).click();
      const paper = page
        .getByRole('menu')
        .getByRole('menuitem', { name: text('shipments.labels.paper.4x6') });
      const label = await saved(page, () => paper.click());
      expect(label.suggestedFilename()).toBe(`label-${number}.pdf`);
      await expect(page.getByText(text('shipments.labels.done.label'))).toBeVisible();
      const { count, codes, sizes } = await pagesOf(label);
      expect([count, ...sizes]).toEqual([1, FOUR_BY_SIX]);
      expect(codes[0]?.['Code128']).toBe(number);
      expect(codes[0]?.['QRCode']).toMatch(new RegExp(`${booked[0]?.tracking_url ?? ''}$`));
    });

    await test.step('a waybill', async () => {
      const panel = page.getByRole('region', { name: text('shipments.labels.documents') });
      await expect(panel).toContainText(text('shipments.labels.paper.4x6'));
      await checkScreen('labels-documents');
      const document = text('shipments.labels.waybill');
      const one = panel.getByRole('button', {
        name: text('shipments.labels.downloadOne', { document }),
      });
      const waybill = await saved(page, () => one.click());
      expect(waybill.suggestedFilename()).toBe(`waybill-${number}.pdf`);
      expect((await pagesOf(waybill)).codes[0]?.['Code128']).toBe(number);
    });

    const ready = text('shipments.labels.several.ready', { count: 2 });
    const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
    await test.step('labels of several shipments', async () => {
      await page.goto(`${shipmentPaths.list}?q=${booked[0]?.receiver.phone.slice(1) ?? ''}`);
      if (width < 600) await button(page, text('ui.table.selecting')).click();
      for (const name of numbers) {
        await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
      }
      const bar = page.getByRole('region', { name: text('ui.table.bulk') });
      await bar.getByRole('button', { name: text('shipments.bulkLabels'), exact: true }).click();
      const paper = (size: string) =>
        dialog.getByRole('radio', { name: text(`shipments.labels.paper.${size}`) });
      // The choice of paper is remembered.
      await expect(paper('4x6')).toBeChecked();
      await paper('a6').check();
      // In the meantime somebody else cancels one of them.
      await client.POST('/website/shipments/{shipment_id}/cancel', {
        params: {
          path: { shipment_id: booked[1]?.id ?? '' },
          header: { 'Idempotency-Key': crypto.randomUUID() },
        },
      });
      await button(dialog, text('shipments.labels.several.begin', { count: 3 })).dblclick();
      await expect(dialog.getByText(ready)).toBeVisible({ timeout: 30_000 });
      const left = dialog.getByRole('listitem');
      await expect(left).toHaveCount(1);
      await expect(left).toContainText(numbers[1] ?? '');
      await expect(left).toContainText(text('shipments.labels.reason.cancelled'));
      await checkScreen('labels-ready');
    });

    await test.step('are still there after closing and reloading', async () => {
      await dialog.getByRole('button', { name: text('ui.close') }).click();
      await page.reload();
      const notice = page.getByRole('note').filter({ hasText: ready });
      await notice.getByRole('button', { name: text('shipments.labels.several.open') }).click();
      const download = dialog.getByRole('button', { name: text('shipments.labels.download') });
      const file = await saved(page, () => download.click());
      expect(file.suggestedFilename()).toMatch(/^mizan-labels-\d{4}-\d\d-\d\d\.pdf$/);
      await expect(notice).toHaveCount(0);
      const { count, codes, sizes } = await pagesOf(file, [0, 1]);
      expect([count, ...sizes]).toEqual([2, A6, A6]);
      expect(codes.map((read) => read['Code128']).sort()).toEqual([number, numbers[2]].sort());
    });
  });
});
