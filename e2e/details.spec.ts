import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pdf } from './conformance/files.ts';
import { bookByApi } from './support/api-booking.ts';
import { boxOf, fill } from './support/form.ts';
import { figure } from './support/money.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';

const scripted = Buffer.from(
  pdf().toString().replace('/Catalog', '/Catalog/AA<</WC<</S/JavaScript/JS(1)>>>>'),
);

inArabicOnPhone(() => {
  test.use({ provokes: [409, 422] });

  test('a shipment is shown and edited', async ({ page, text, signIn, checkScreen, names }) => {
    const client = await signIn('company');
    const shipment = await bookByApi(client);
    await page.goto(shipmentPaths.details(shipment.id));
    const region = (id: string) => page.getByRole('region', { name: text(id), exact: true });
    const movements = region('shipments.movements.title').getByRole('listitem');
    await expect(movements).toHaveCount(1);
    await expect(movements).toContainText(names.value('ledger_kind', 'shipment_charge'));
    await expect(movements).toContainText(figure(shipment.charge.total_fee.amount));

    const panel = region('shipments.attachment.title');
    const button = (id: string) => panel.getByRole('button', { name: text(id), exact: true });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      panel.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('goods.pdf', 'application/pdf', Buffer.from('no PDF'));
    await expect(panel.getByRole('alert')).toHaveText(text('validation.not_picture_or_pdf'));
    await choose('goods.pdf', 'application/pdf', scripted);
    await expect(panel.getByRole('alert')).toHaveText(text('validation.active_pdf'));
    await choose('goods.pdf', 'application/pdf', pdf());
    await expect(panel.getByText(text('shipments.attachment.pdf'))).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await button('shipments.attachment.save').click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`attachment-${shipment.tracking_number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5)).toEqual(pdf().subarray(0, 5));

    const photo = sharp({
      create: { width: 600, height: 400, channels: 3, background: '#0f6b60' },
    });
    await choose('goods.png', 'image/png', await photo.png().toBuffer());
    const picture = panel.getByRole('img', { name: text('shipments.attachment.picture') });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
    await checkScreen('attachment');
    await button('shipments.attachment.remove').click();
    await expect(button('shipments.attachment.add')).toBeVisible();

    const edit = page.getByRole('button', { name: text('shipments.edit'), exact: true });
    const dialog = page.getByRole('dialog', { name: text('shipments.edit.title') });
    const save = dialog.getByRole('button', { name: text('shipments.edit.save') });
    const note = boxOf(dialog, text('shipments.create.field.note'));
    await edit.click();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await edit.click();
    await fill(dialog, text('shipments.create.field.receiver.full_name'), 'سلمى العيّنة');
    await expect(dialog.getByLabel(text('shipments.create.field.receiver'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('ui.leave.stay') }).click();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('سلمى العيّنة')).toBeVisible();

    await edit.click();
    await note.fill('من هنا');
    const { receiver, packaging_type, product_name, quantity, price } = shipment;
    const { preferred_delivery_day, preferred_delivery_time } = shipment;
    await client.PUT('/website/shipments/{shipment_id}', {
      params: { path: { shipment_id: shipment.id } },
      body: {
        ...{ version: 2, receiver, packaging_type, product_name, quantity, price },
        ...{ preferred_delivery_day, preferred_delivery_time, note: 'من جهاز آخر' },
      },
    });
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText(text('shipments.edit.changed'));
    await expect(note).toHaveValue('من هنا');
    await dialog.getByRole('button', { name: text('shipments.edit.startAgain') }).click();
    await expect(note).toHaveValue('من جهاز آخر');
    await note.fill('من هنا');
    await save.click();
    await expect(page.getByText('من هنا')).toBeVisible();
  });
});
