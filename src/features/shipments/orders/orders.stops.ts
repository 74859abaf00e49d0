import { deliver, sallaOrder } from '../../../../e2e/support/store-deliveries.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const screens = {
  'store-orders': shipmentPaths.orders,
  'store-order': shipmentPaths.order('sor_01jd4a5r6s7t8v9w0x1y2z3a4b'),
};

export const signedOutScreens = {
  'order-address': '/order-address/3b7d51f0a9c84e26b1d0f4a7c2e95d18',
};

// Most states of orders are visited on the mock (e2e/mock-orders.spec.ts).
export const fullStops: Stops = {
  async orders({ page, text, enterAsNew, checkScreen, provoke }) {
    const { client } = await enterAsNew();
    await open(page, shipmentPaths.orders);
    await checkScreen('no store', { shows: text('shipments.orders.noStore.title') });
    const body = { platform: 'salla', name: 'متجر الواحة' } as const;
    const { data: opened } = await client.POST('/website/stores', { body });
    await open(page, shipmentPaths.orders);
    await checkScreen('no orders', { shows: text('shipments.orders.none.title') });

    const sender = { url: opened?.store.url ?? '', secret: opened?.secret ?? '' };
    expect(await deliver(page.request, sender, sallaOrder(41027662))).toBe(200);
    const link = page.getByRole('link', { name: '41027662', exact: true });
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await checkScreen('an order', { shows: text('shipments.orders.reason.missing_address') });
    await link.click();
    await button(page, text('shipments.orders.leaveOut')).click();
    await button(page, text('shipments.orders.takeBack')).click();
    await expect(button(page, text('shipments.orders.leaveOut'))).toBeVisible();
    const { data: orders } = await client.GET('/website/store-orders');
    const params = { path: { order_id: orders?.data[0]?.id ?? '' } };
    const { data: order } = await client.GET('/website/store-orders/{order_id}', { params });
    await open(page, new URL(order?.address_url ?? '').pathname);
    await page.getByLabel(text('ui.address.shortAddress')).fill('jdaa1234');
    await button(page, text('shipments.orderAddress.submit')).click();
    await checkScreen('an address given by the receiver', { shows: '41027662' });
    await open(page, `${shipmentPaths.orders}&q=nothing-like-this`);
    await checkScreen('nothing found', { shows: text('shipments.orders.notFound.title') });
    provoke(404);
    await open(page, '/order-address/00000000000000000000000000000000');
    await checkScreen('unknown link', { shows: text('shipments.orderAddress.unknown.title') });
  },
};
