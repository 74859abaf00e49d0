import { oneLanguage } from './support/journeys.ts';
import { bookOrderOfStore, openOrder, reloadUntil } from './support/store-circle.ts';
import { expect, test } from './support/test.ts';

// On to the delivery, which takes minutes: `npm run store-circle`.
for (const language of oneLanguage) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(120_000);

    test('an order of a simulated store becomes a shipment, and the store knows', async ({
      page,
      text,
      names,
      enterAsNew,
    }) => {
      const customer = { page, text, names, client: (await enterAsNew()).client };
      const order = await bookOrderOfStore(customer);
      await openOrder(customer, order);
      const told = page.getByText(text('shipments.orders.told.told'));
      await reloadUntil(page, () => expect(told).toBeVisible({ timeout: 2_000 }));
      await order.store.reload();
      await expect(order.store.getByText(order.trackingNumber)).toBeVisible();
    });
  });
}
