import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { renderPages } from '../server/pdf/testing/read-pages.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { stepPath } from '../src/features/shipments/import/booking/step-path.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { batchAt, fileOf, importByApi } from './support/api-import.ts';
import { payByCard } from './support/hosted-page.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

inArabicOnPhone(({ width }) => {
  test.setTimeout(120_000);

  test('a file is booked as far as the balance goes, and after a top-up the rest', async ({
    page,
    text,
    enterAsNew,
  }) => {
    const { client } = await enterAsNew();
    const { id } = await importByApi(client, fileOf(['ORD-1', 'ORD-2', 'ORD-3'], 'ORD-4'));
    const main = page.getByRole('main');
    const topUp = async (riyals?: number) => {
      await main.getByRole('link', { name: /SAR/ }).click();
      await page.waitForURL((url) => url.pathname === billingPaths.topUp);
      if (riyals !== undefined) {
        const url = new URL(page.url());
        url.searchParams.set('amount', String(riyals));
        await page.goto(url.href);
      }
      await page.locator('button[type="submit"]').click();
      await payByCard(page, 'paid');
      await page.getByRole('link', { name: text('checkout.toImport') }).click();
    };

    await test.step('couriers are chosen, and prices shown', async () => {
      await page.goto(stepPath(id, 'couriers'));
      await page.getByRole('radio', { name: text('shipments.booking.choice.cheapest') }).check();
      await button(page, text('shipments.booking.price', { count: 3 })).click();
      await expect(page.getByText(text('shipments.booking.covers.none'))).toBeVisible();
      await expect(main.getByRole('button', { name: /SAR/ })).toHaveCount(0);
    });
    const { total } = await batchAt(client, id, 'priced');
    const each = (total?.amount ?? 0) / 3;

    await test.step('a small top-up covers one of them', async () => {
      await topUp(Math.ceil(each / 100));
      await main.getByRole('button', { name: /SAR/ }).click();
      await expect(page.getByText(text('shipments.booking.waiting'))).toBeVisible();
      const batch = await batchAt(client, id, 'waiting');
      expect(batch.counts).toMatchObject({ booked: 1, waiting: 2 });
    });

    await test.step('after another top-up one press books the rest', async () => {
      await topUp();
      await main.getByRole('button', { name: /SAR/ }).click();
      const result = text('shipments.booking.result', { count: 3 });
      await expect(page.getByRole('heading', { name: result })).toBeVisible();
      const batch = await batchAt(client, id, 'booked');
      expect(batch.charged).toEqual(total);
      const { data: shipments } = await client.GET('/website/shipments');
      const references = shipments?.data.map(({ reference_id }) => reference_id);
      expect(references?.toSorted()).toEqual(['ORD-1', 'ORD-2', 'ORD-3']);
    });

    await test.step('their labels are in one file', async () => {
      await button(page, text('shipments.booking.labels.print')).click();
      const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
      await button(dialog, text('shipments.labels.several.begin', { count: 3 })).click();
      const download = button(dialog, text('shipments.labels.download'));
      await expect(download).toBeVisible({ timeout: 30_000 });
      const file = await readFile(await (await saved(page, () => download.click())).path());
      expect((await renderPages(file, { pages: [0] })).count).toBe(3);
    });

    await test.step('the row that was not booked is in a file with its reason', async () => {
      const press = button(page, text('shipments.booking.file.refused.download'));
      const file = await saved(page, () => press.click());
      expect(file.suggestedFilename()).toMatch(/^mizan-import-refused-.*\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('ORD-4');
    });
  });

  test('rows are pasted', async ({ page, text, enterAsNew }) => {
    const { client } = await enterAsNew();
    await page.goto(shipmentPaths.import);
    await page.getByLabel(text('shipments.import.paste')).fill(fileOf(['PASTED-1']));
    await button(page, text('shipments.import.paste.send')).click();
    await expect(page).toHaveURL(/batch=imp_/);
    const batches = async () => (await client.GET('/website/import-batches')).data?.data;
    await expect.poll(batches).toMatchObject([{ rows: 1 }]);
  });

  test('a template is saved, and a file that is not wanted deleted', async ({
    page,
    text,
    enterAsNew,
  }) => {
    const { client } = await enterAsNew();
    const { id } = await importByApi(client, fileOf(['DEL-1']));
    await page.goto(shipmentPaths.import);
    const press = button(page, text('shipments.import.template.csv'));
    const template = await saved(page, () => press.click());
    const [headings = ''] = (await readFile(await template.path(), 'utf8')).split('\r\n');
    expect(headings).toContain('SKU');

    const refused = await client.POST('/website/import-batches/{batch_id}/stop', {
      params: { path: { batch_id: id } },
    });
    expect(refused.error).toMatchObject({ status: 409, code: 'import_step' });
    const name = 'orders.csv';
    await button(page, text('shipments.import.delete.label', { name })).click();
    const question = page.getByRole('dialog', { name: text('shipments.import.delete.ask') });
    await button(question, text('shipments.import.delete')).click();
    await expect(page.getByText(text('shipments.import.delete.done'))).toBeVisible();
    expect((await client.GET('/website/import-batches')).data?.data).toEqual([]);
  });

  test(
    'what is there is shipped again',
    { tag: '@full' },
    async ({ page, text, signIn, checkScreen }) => {
      const client = await signIn('company');
      const booked = [await bookByApi(client), await bookByApi(client)];
      const idOf = () => new URL(page.url()).searchParams.get('batch') ?? '';

      await test.step('several shipments are sent again', async () => {
        await page.goto(`${shipmentPaths.list}?q=${booked[0]?.receiver.phone.slice(1) ?? ''}`);
        if (width < 600) await button(page, text('ui.table.selecting')).click();
        for (const { tracking_number: name } of booked) {
          await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
        }
        await button(page, text('shipments.bulkAgain')).click();
        await checkScreen('again', { shows: page.getByRole('dialog') });
        await button(page, text('shipments.bulkAgain.confirm')).click();
        await expect(page).toHaveURL(/batch=imp_/);
        const { counts } = await batchAt(client, idOf(), 'checked');
        expect(counts).toMatchObject({ rows: 2, ready: 2 });
      });

      await test.step('all drafts are booked together', async () => {
        for (const product_name of ['كتاب', 'دفتر']) {
          await client.POST('/website/shipment-drafts', { body: { product_name } });
        }
        const { data: drafts } = await client.GET('/website/shipment-drafts');
        const count = drafts?.page.total ?? 0;
        await page.goto(shipmentPaths.create);
        await button(page, text('shipments.create.drafts')).click();
        const book = button(page, text('shipments.saved.drafts.book', { count }));
        await checkScreen('drafts', { shows: book });
        await book.click();
        await expect(page).toHaveURL(/batch=imp_/);
        expect((await batchAt(client, idOf(), 'checked')).counts.rows).toBe(count);
      });

      await test.step('a saved receiver gets the parcel of last time', async () => {
        const full_name = 'عميل عائد';
        const place = { country: 'SA', state: 'MQ', city: 'jeddah', short_address: 'JEDA1234' };
        await client.POST('/website/receivers', {
          body: { ...place, full_name, phone: '+966500000109', address_type: 'residential' },
        });
        await page.goto(shipmentPaths.create);
        await button(page, text('shipments.create.savedReceivers')).click();
        await button(page, text('shipments.saved.takeOne', { name: full_name })).click();
        const fill = button(page, text('shipments.saved.last.take'));
        await checkScreen('last-parcel', { shows: fill });
        await fill.click();
        await expect(page.locator('[name="weight"]')).not.toHaveValue('');
        const order = page.getByRole('region', { name: text('shipments.create.order') });
        await expect(order).toContainText('كتاب');
        await expect(fill).toHaveCount(0);
      });
    },
  );
});
