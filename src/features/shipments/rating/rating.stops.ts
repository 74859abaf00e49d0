import { pageLanguage } from '../../../../e2e/support/page-language.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const fullStops: Stops = {
  async rating({ page, text, names, signIn, clientOf, checkScreen }) {
    const client = await clientOf('company');
    await signIn('company');
    await open(page, shipmentPaths.list);
    // A shipment for each language, because they are visited at the same time.
    const place = ['ar', 'en', 'pseudo'].indexOf((await pageLanguage(page)) ?? '');
    // Those between are rated in the sample data.
    const unrated = [1, 3, 4][place] ?? NaN;
    const { data } = await client.GET('/website/shipments', {
      params: { query: { status: 'completed', sort: '-updated_at', limit: 5 } },
    });
    const shipment = data?.data[unrated];
    await open(page, shipmentPaths.details(shipment?.id ?? ''));
    await button(page, text('shipments.rating.rate')).click();
    const dialog = page.getByRole('dialog');
    await checkScreen('form', { shows: dialog });
    await dialog.getByRole('button', { name: text('shipments.rating.submit') }).click();
    await checkScreen('required', { shows: text('validation.required') });
    for (const part of ['on_time', 'condition', 'driver'] as const) {
      const stars = dialog.getByRole('group', { name: names.value('rating_part', part) });
      // By keyboard: the arrow chooses the next star.
      await stars.getByRole('radio').nth(3).focus();
      await page.keyboard.press('Space');
    }
    const words = dialog.getByRole('textbox', { name: text('shipments.rating.text') });
    await words.fill('واتساب ٠٥ ١٢٣٤ ٥٦٧٨');
    await dialog.getByRole('button', { name: text('shipments.rating.submit') }).click();
    await checkScreen('contact details', { shows: text('validation.contact_details') });
    await words.fill('وصلت في موعدها.');
    await dialog.getByRole('button', { name: text('shipments.rating.submit') }).click();
    await expect(dialog).toBeHidden();
    await checkScreen('given', { shows: text('shipments.rating.change') });
    await button(page, text('shipments.rating.delete')).click();
    const question = page.getByRole('dialog', { name: text('shipments.rating.deleteQuestion') });
    await checkScreen('question', { shows: question });
    await question.getByRole('button', { name: text('shipments.rating.deleteConfirm') }).click();
    await expect(button(page, text('shipments.rating.rate'))).toBeVisible();
  },
};
