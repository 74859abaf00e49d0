import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { productPaths } from '../src/features/products/paths.ts';
import { saveProduct } from './support/api-products.ts';
import { boxOf, fill } from './support/form.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(120_000);

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

test('products are added, photographed, changed, changed together, saved as a file and deleted', async ({
  page,
  text,
  enterAsNew,
}) => {
  const { client } = await enterAsNew();
  const name = 'عطر الصفحة (تجريبي)';
  const dialog = page.getByRole('dialog');
  const all = async () => (await client.GET('/website/products')).data?.data ?? [];
  const one = async (sku: string) => (await all()).find((each) => each.sku === sku);
  const openOne = async (sku: string) => {
    await page.goto(productPaths.product((await one(sku))?.id ?? ''));
    await expect(boxOf(dialog, text('products.field.sku'))).toHaveValue(sku);
  };

  await test.step('one is added with a photo', async () => {
    await page.goto(productPaths.list);
    await button(page, text('products.add')).first().click();
    await fill(dialog, text('products.field.sku'), 'PAGE-1');
    await fill(dialog, text('products.field.name_ar'), name);
    await fill(dialog, text('products.field.price'), '٨٥');
    await fill(dialog, text('products.field.weight'), '0.35');
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'photo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() },
    });
    await button(dialog, text('products.editor.save')).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => one('PAGE-1')).toHaveProperty('photo_preview');
    expect(await one('PAGE-1')).toMatchObject({ price: { amount: 85_00 }, weight: 350 });
  });

  await test.step('the photo is shown whole, and removed', async () => {
    await openOne('PAGE-1');
    const photo = dialog.getByRole('img', { name: text('products.photo') });
    await expect(photo).toHaveJSProperty('naturalWidth', 64);
    await button(dialog, text('products.photo.remove')).click();
    await expect(photo).toHaveCount(0);
    expect(await one('PAGE-1')).not.toHaveProperty('photo_preview');
  });

  await test.step('its price changes', async () => {
    await fill(dialog, text('products.field.price'), '95');
    await button(dialog, text('products.editor.save')).click();
    await expect(dialog).toBeHidden();
    expect(await one('PAGE-1')).toMatchObject({ price: { amount: 95_00 } });
  });

  await test.step('two get the same weight', async () => {
    await saveProduct(client, { sku: 'PAGE-2' });
    await page.goto(productPaths.list);
    const rows = page.getByRole('checkbox');
    await rows.nth(1).check();
    await rows.nth(2).check();
    await button(page, text('products.several')).click();
    await fill(dialog, text('products.field.weight'), '2');
    await button(dialog, text('products.several.save', { count: 2 })).click();
    await expect(dialog).toBeHidden();
    expect((await all()).map(({ weight }) => weight)).toEqual([2_000, 2_000]);
  });

  await test.step('all are saved as a file', async () => {
    await page.goto(productPaths.list);
    await button(page, text('products.export')).click();
    const entry = page.getByRole('menuitem', { name: text('products.export.csv') });
    const file = await saved(page, () => entry.click());
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).join()).toContain(name);
  });

  await test.step('one that was never shipped is deleted, after a question', async () => {
    await openOne('PAGE-1');
    await button(dialog, text('products.delete')).click();
    const question = page.getByRole('dialog', { name: text('products.delete.ask', { name }) });
    await button(question, text('products.delete')).click();
    await expect(page.getByText(text('products.deleted'))).toBeVisible();
    expect((await all()).map(({ sku }) => sku)).toEqual(['PAGE-2']);
  });
});
