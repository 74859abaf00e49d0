import { deliver, sallaOrder } from '../../../../../e2e/support/store-deliveries.ts';
import { checkFilters } from '../../../../../e2e/support/filters.ts';
import { open, type Stops } from '../../../../../e2e/support/stop.ts';
import { expect } from '../../../../../e2e/support/test.ts';
import { storeDeliveriesPath } from '../../paths.ts';

/** Of the contract's examples. */
export const screens = { deliveries: storeDeliveriesPath('sto_01jd4a5r6s7t8v9w0x1y2z3a4b') };

export const fullStops: Stops = {
  async 'deliveries of a store'({ page, text, enterAsNew, checkScreen, provoke }) {
    const label = (part: string) => text(`profile.stores.${part}`);
    const dialog = page.getByRole('dialog');
    const rows = page.getByRole('row').or(page.getByRole('listitem'));
    const show = async (chip: string) => {
      await rows
        .filter({ hasText: label(chip) })
        .getByRole('link')
        .click();
      await expect(dialog.getByText(label('delivery.headers'), { exact: true })).toBeVisible();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    const { client } = await enterAsNew();
    const { data: opened } = await client.POST('/website/stores', {
      body: { platform: 'salla', name: 'متجر تجريبي' },
    });
    const { secret = '', store } = opened ?? {};
    const path = storeDeliveriesPath(store?.id ?? '');
    await open(page, path);
    await checkScreen('none', { shows: label('noDelivery') });

    const send = (body: string, by = secret) =>
      deliver(page.request, { url: store?.url ?? '', secret: by }, body);
    await send(sallaOrder(41_027_662));
    await send(sallaOrder(41_027_662));
    await send('{"event":"order.updated"}');
    await send(JSON.stringify({ event: 'forged', long: 'x'.repeat(5_000) }), 'not-the-secret');
    await expect(async () => {
      await open(page, path);
      await expect(page.getByText(label('effect.order_added'))).toBeVisible({ timeout: 1_000 });
      await expect(page.getByText(label('effect.waiting'))).toHaveCount(0);
    }).toPass();
    await checkScreen('listed', { shows: label('verdict.refused') });

    await checkFilters({ page, text, checkScreen }, ['verdict', 'effect'], (filter) =>
      label(filter),
    );
    await show('verdict.duplicate');
    await checkScreen('a repetition', { shows: label('delivery.why.duplicate') });
    await dialog.getByText(label('delivery.first')).click();
    await checkScreen('an order', { shows: dialog.getByText(label('effect.order_added')) });
    await close();
    await show('verdict.refused');
    await checkScreen('a refused one', { shows: label('delivery.body.cut') });
    await close();
    await show('effect.unreadable');
    await checkScreen('an unreadable one', { shows: label('delivery.why.unreadable') });
    await close();

    await open(page, `${path}&q=1`);
    await checkScreen('nothing found', { shows: label('deliveries.notFound') });
    provoke(404);
    await open(page, storeDeliveriesPath(`sto_${'0'.repeat(26)}`));
    await checkScreen('an unknown store', { shows: label('unknown') });
    await open(page, storeDeliveriesPath('no-id'));
    await expect(page.getByText(label('unknown'))).toBeVisible();
  },
};
