import { bookByApi } from '../../../../e2e/support/api-booking.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const fullStops: Stops = {
  async labels({ page, text, signIn, clientOf, checkScreen }) {
    const client = await clientOf('company');
    const [one, other] = [await bookByApi(client), await bookByApi(client)];
    await signIn('company');
    await open(page, shipmentPaths.details(one.id));
    await button(page, text('shipments.labels.label')).click();
    await checkScreen('menu', { shows: page.getByRole('menu') });
    await open(page, `${shipmentPaths.list}?q=${one.receiver.phone.slice(1)}`);
    for (const { tracking_number: name } of [one, other]) {
      await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
    }
    await button(page, text('shipments.bulkLabels')).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
    await checkScreen('several', { shows: dialog });
    await button(dialog, text('shipments.labels.several.begin', { count: 2 })).click();
    await expect(
      dialog.getByText(text('shipments.labels.several.ready', { count: 2 })),
    ).toBeVisible({ timeout: 30_000 });
    await checkScreen('ready');
    await dialog.getByRole('button', { name: text('ui.close') }).click();
    await expect(dialog).toBeHidden();
    await checkScreen('kept');
  },
};
