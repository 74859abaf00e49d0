import type { Page } from '@playwright/test';
import { button, open, type Stops, type Walker } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const screens = {
  import: shipmentPaths.import,
  'import-check': shipmentPaths.importBatch('imp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
};

const headings =
  'رقم الطلب,اسم العميل,رقم الجوال,المدينة,العنوان الوطني المختصر,المنتج,السعر,الوزن';
const rows = [
  'S-1,عميل تجريبي 1,500000101,جدة,JESA2929,عباءة مطرزة,450,1.5',
  'S-2,عميل تجريبي 2,0500000102,الدمامم,DMAA3210,قهوة مختصة,80,1',
  'S-3,عميل تجريبي 3,05000,الرياض,RRRD2929,تمور فاخرة,135,كيلو',
  'S-1,عميل تجريبي 4,0500000104,جدة,JESA2929,عباءة مطرزة,450,2',
  'S-5,عميل تجريبي 5,0500000105,جدة,JESA2929,عباءة مطرزة,450,2',
  'S-5,,,,,تمور فاخرة,135,',
  'S-6,عميل تجريبي 6,0500000106,جدة,JESA2929,عباءة مطرزة,450,2',
  'S-6,,,,,قهوة مختصة,هدية,',
];

/** Gives the page a file with these lines. */
async function send({ page, text }: Walker, name: string, lines: readonly string[]): Promise<void> {
  await page.getByLabel(text('shipments.import.file')).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
}

const grid = (page: Page) => page.getByRole('grid');

export const fullStops: Stops = {
  async import(walker) {
    const { page, text, enterAsNew, checkScreen } = walker;
    await enterAsNew();
    await open(page, shipmentPaths.import);
    await checkScreen('start', { shows: text('shipments.import.paste') });
    await send(walker, 'empty.csv', [headings]);
    await checkScreen('unreadable', { shows: text('shipments.import.unreadable') });
    // The weight has no column until the person gives all rows one.
    await send(
      walker,
      'طلبات.csv',
      [headings, ...rows].map((line) => line.replace(/,[^,]*$/, '')),
    );
    await checkScreen('match', { shows: text('shipments.import.missing') });
    await page.goto(shipmentPaths.import);
    await checkScreen('earlier files', { shows: text('shipments.import.list') });
    await send(walker, 'طلبات كاملة.csv', [headings, ...rows]);
    await button(page, text('shipments.import.match.confirm', { count: rows.length })).click();
    await expect(grid(page)).toBeVisible({ timeout: 30_000 });
    await checkScreen('check', { shows: text('shipments.import.kinds') });
    const cell = page.getByRole('button', { name: 'الدمامم' });
    await cell.click();
    await checkScreen('editing', {
      shows: page.getByRole('combobox', {
        name: text('shipments.import.check.cell', {
          field: text('shipments.import.field.receiver.city'),
          row: 3,
        }),
      }),
    });
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: text('shipments.import.correct') })
      .first()
      .click();
    await checkScreen('correct', { shows: page.getByRole('dialog') });
  },
};
