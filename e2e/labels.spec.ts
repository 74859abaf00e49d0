import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { renderPages, scan } from '../server/pdf/testing/read-pages.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { inBothLanguages } from './support/journeys.ts';
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

inBothLanguages(({ width }) => {
  test.setTimeout(120_000);

  test('the label and the waybill of a shipment are printed from its details', async ({
    page,
    text,
    signIn,
    clientOf,
    checkScreen,
  }) => {
    const shipment = await bookByApi(await clientOf('company'));
    const { tracking_number: number } = shipment;
    await signIn('company');
    await page.goto(shipmentPaths.details(shipment.id));
    const button = page.getByRole('button', {
      name: text('shipments.labels.label'),
      exact: true,
    });
    await button.click();
    const menu = page.getByRole('menu');
    const four = menu.getByRole('menuitem', { name: text('shipments.labels.paper.4x6') });
    await expect(four).toBeVisible();
    const label = await saved(page, () => four.click());
    expect(label.suggestedFilename()).toBe(`label-${number}.pdf`);
    await expect(page.getByText(text('shipments.labels.done.label'))).toBeVisible();
    const { count, codes, sizes } = await pagesOf(label);
    expect([count, ...sizes]).toEqual([1, FOUR_BY_SIX]);
    expect(codes[0]?.['Code128']).toBe(number);
    expect(codes[0]?.['QRCode']).toMatch(new RegExp(`${shipment.tracking_url}$`));

    // The choice of paper is remembered.
    await page.reload();
    const panel = page.getByRole('region', { name: text('shipments.labels.documents') });
    await expect(panel).toContainText(text('shipments.labels.paper.4x6'));
    await checkScreen('labels-documents');
    const name = text('shipments.labels.waybill');
    const one = panel.getByRole('button', {
      name: text('shipments.labels.downloadOne', { document: name }),
    });
    const waybill = await saved(page, () => one.click());
    expect(waybill.suggestedFilename()).toBe(`waybill-${number}.pdf`);
    expect((await pagesOf(waybill)).codes[0]?.['Code128']).toBe(number);
  });

  test('labels of several shipments are in one file', async ({
    page,
    text,
    signIn,
    clientOf,
    checkScreen,
  }) => {
    const client = await clientOf('company');
    const booked = [await bookByApi(client), await bookByApi(client), await bookByApi(client)];
    const numbers = booked.map(({ tracking_number }) => tracking_number);
    await signIn('company');
    await page.goto(`${shipmentPaths.list}?q=${booked[0]?.receiver.phone.slice(1) ?? ''}`);
    if (width < 600) {
      await page.getByRole('button', { name: text('ui.table.selecting'), exact: true }).click();
    }
    for (const name of numbers) {
      await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
    }
    const bar = page.getByRole('region', { name: text('ui.table.bulk') });
    await bar.getByRole('button', { name: text('shipments.bulkLabels'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
    await dialog.getByRole('radio', { name: text('shipments.labels.paper.a6') }).check();
    // In the meantime somebody else cancels one of them.
    await client.POST('/website/shipments/{shipment_id}/cancel', {
      params: {
        path: { shipment_id: booked[1]?.id ?? '' },
        header: { 'Idempotency-Key': crypto.randomUUID() },
      },
    });
    await dialog
      .getByRole('button', { name: text('shipments.labels.several.begin', { count: 3 }) })
      .dblclick();
    const ready = text('shipments.labels.several.ready', { count: 2 });
    await expect(dialog.getByText(ready)).toBeVisible({ timeout: 30_000 });
    const left = dialog.getByRole('listitem');
    await expect(left).toHaveCount(1);
    await expect(left).toContainText(numbers[1] ?? '');
    await expect(left).toContainText(text('shipments.labels.reason.cancelled'));
    await checkScreen('labels-ready');

    // After closing and reloading it is still there.
    await dialog.getByRole('button', { name: text('ui.close') }).click();
    await page.reload();
    const notice = page.getByRole('note').filter({ hasText: ready });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: text('shipments.labels.several.open') }).click();
    const button = dialog.getByRole('button', { name: text('shipments.labels.download') });
    const file = await saved(page, () => button.click());
    expect(file.suggestedFilename()).toMatch(/^mizan-labels-\d{4}-\d\d-\d\d\.pdf$/);
    await expect(notice).toHaveCount(0);
    const { count, codes, sizes } = await pagesOf(file, [0, 1]);
    expect([count, ...sizes]).toEqual([2, A6, A6]);
    expect(codes.map((read) => read['Code128']).sort()).toEqual([numbers[0], numbers[2]].sort());
  });
});

test('another account gets no label of a shipment, and no file of labels', async ({ clientOf }) => {
  const [owner, stranger] = [await clientOf('company'), await clientOf('individual')];
  const { id } = await bookByApi(owner);
  const label = await stranger.POST('/website/shipments/{shipment_id}/label', {
    params: { path: { shipment_id: id } },
    body: { document: 'label', language: 'ar' },
    parseAs: 'arrayBuffer',
  });
  expect(label.response.status).toBe(404);
  const { data: batch } = await owner.POST('/website/label-batches', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { shipment_ids: [id], paper: 'a6', language: 'en' },
  });
  const params = { path: { batch_id: batch?.id ?? '' } };
  const read = await stranger.GET('/website/label-batches/{batch_id}', { params });
  const file = await stranger.POST('/website/label-batches/{batch_id}/file', {
    params,
    parseAs: 'arrayBuffer',
  });
  expect([read.response.status, file.response.status]).toEqual([404, 404]);
});
