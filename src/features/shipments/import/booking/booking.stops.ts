import { batchAt, fileOf, importByApi, priceByApi } from '../../../../../e2e/support/api-import.ts';
import { payByCard } from '../../../../../e2e/support/hosted-page.ts';
import { button, open, type Stops } from '../../../../../e2e/support/stop.ts';
import { expect } from '../../../../../e2e/support/test.ts';
import { billingPaths } from '../../../billing/paths.ts';
import { shipmentPaths } from '../../paths.ts';
import { stepPath } from './step-path.ts';

export const fullStops: Stops = {
  async 'import booking'({ page, text, signIn, checkScreen }) {
    const client = await signIn('company');
    const run = crypto.randomUUID().slice(0, 8);
    const batch = await importByApi(client, fileOf([`${run}-1`, `${run}-2`], `${run}-3`));
    await open(page, stepPath(batch.id, 'couriers'));
    const named = page.getByRole('radio', { name: text('shipments.booking.choice.courier') });
    await named.check();
    await button(page, text('shipments.booking.price', { count: 2 })).click();
    await checkScreen('choose', { shows: text('shipments.booking.courier.missing') });
    await priceByApi(client, batch);
    await open(page, shipmentPaths.importBatch(batch.id));
    await checkScreen('pay', { shows: text('shipments.booking.pay') });
    await page.getByRole('main').getByRole('button', { name: /SAR/ }).click();
    await checkScreen('result', {
      shows: page.getByRole('region', { name: text('shipments.booking.result', { count: 2 }) }),
    });
  },

  async 'import without balance'({ page, text, enterAsNew, checkScreen }) {
    const { client } = await enterAsNew();
    const checked = await importByApi(client, fileOf(['A-1', 'A-2', 'A-3']));
    const { id, total } = await priceByApi(client, checked);
    const each = (total?.amount ?? 0) / 300;
    await page.goto(
      billingPaths.topUpFor({ amount: each * 150, currency: 'SAR' }, billingPaths.overview),
    );
    await page.locator('button[type="submit"]').click();
    await payByCard(page, 'paid');
    await page.getByRole('link', { name: text('checkout.toBilling') }).click();
    await open(page, shipmentPaths.importBatch(id));
    await checkScreen('short', {
      shows: text('shipments.booking.covers.some', { count: 1, all: 3 }),
    });
    await page.getByRole('main').getByRole('button', { name: /SAR/ }).click();
    await expect.poll(async () => (await batchAt(client, id, 'waiting')).counts.booked).toBe(1);
    await checkScreen('waiting', { shows: text('shipments.booking.waiting') });
  },
};
