import type { Page } from '@playwright/test';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { fillReceiverAndParcel, submitButton, unfold } from './support/booking-form.ts';
import { prefer } from './support/prefer.ts';
import { button, exampleTime, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const id = 'sor_01jd4a5r6s7t8v9w0x1y2z3a4b';
const api = '**/api/website';
const order = `${api}/store-orders/sor_*`;
const token = '3b7d51f0a9c84e26b1d0f4a7c2e95d18';

test.use({ othersJudged: ['en'] });
test.beforeEach(({ page }) => page.clock.setFixedTime(exampleTime));

type Details = { order: Record<string, unknown>; address_url?: string };

/** Answers for an order what the contract's example says, with a change of it. */
async function answerOrder(page: Page, change: (details: Details) => object): Promise<void> {
  await page.route(order, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: change((await response.json()) as Details) });
  });
}

test('orders are filtered by state, and booked together', async ({
  page,
  signIn,
  text,
  checkScreen,
}) => {
  await signIn('company');
  await open(page, shipmentPaths.list);
  await page.getByRole('link', { name: text('shipments.views.orders') }).click();
  await checkScreen('orders', { shows: '41027662' });
  const state = text('shipments.orders.state.needs_attention');
  await page.getByRole('button', { name: `${state} 2` }).click();
  await expect(page).toHaveURL(
    /view=orders&state=needs_attention|state=needs_attention&view=orders/,
  );
  await page.goBack();
  await page.getByRole('checkbox', { name: /41027662/ }).check();
  await page.getByRole('checkbox', { name: /41027590/ }).check();
  await button(page, text('shipments.orders.book')).click();
  await checkScreen('book several', { shows: text('shipments.orders.several.lead') });
  const sent = page.waitForRequest(`${api}/import-batches/copies`);
  await button(page, text('shipments.orders.several.confirm')).click();
  expect((await sent).postDataJSON()).toEqual({ order_ids: [id] });
  await expect(page).toHaveURL(/view=import&batch=/);
});

test(
  'there may be no order, no store, or nothing found',
  { tag: '@full' },
  async ({ page, signIn, text, checkScreen }) => {
    await signIn('company');
    await prefer(page, `${api}/store-orders?*`, 'example=none');
    await prefer(page, `${api}/store-orders/unknown-skus`, 'example=none');
    await open(page, shipmentPaths.orders);
    await checkScreen('no orders', { shows: text('shipments.orders.none.title') });
    await open(page, `${shipmentPaths.orders}&q=nothing`);
    await checkScreen('nothing found', { shows: text('shipments.orders.notFound.title') });
    await prefer(page, `${api}/stores`, 'example=none');
    await open(page, shipmentPaths.orders);
    await checkScreen('no store', { shows: text('shipments.orders.noStore.title') });
  },
);

test(
  'an order is opened, left out, and its product added',
  { tag: '@full' },
  async ({ page, signIn, text, checkScreen }) => {
    await signIn('company');
    await open(page, shipmentPaths.orders);
    await page.getByRole('link', { name: '41027662' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('41027662');
    await checkScreen('order', { shows: text('shipments.orders.unknownSku') });
    const add = text('shipments.orders.addProductOne', { sku: 'OUD-15' });
    await page.getByRole('button', { name: add }).click();
    await checkScreen('add a product', { shows: text('shipments.orderProducts.sku.help') });
    await page.keyboard.press('Escape');
    await button(page, text('shipments.orders.leaveOut')).click();
    await expect(page.getByText(text('shipments.orders.ready'))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('shipments.orders.title'),
    );
    await button(page, text('shipments.orders.productsToAdd', { count: 2 })).click();
    await checkScreen('products to add', { shows: text('shipments.orderProducts.lead') });
  },
);

test('an unknown city is chosen at one press', async ({ page, signIn, text, checkScreen }) => {
  await signIn('company');
  await answerOrder(page, (details) => ({
    ...details,
    order: {
      ...details.order,
      state: 'needs_attention',
      reasons: ['wrong_fields'],
      cells: (details.order['cells'] as { field: string }[]).map((cell) =>
        cell.field === 'receiver.city' ? { ...cell, text: 'الدمامم' } : cell,
      ),
      faults: [
        { field: 'receiver.city', code: 'unknown_city', params: { nearest: ['dammam'] } },
        { field: 'receiver.phone', code: 'invalid_phone' },
      ],
      repairs: [
        {
          field: 'receiver.phone',
          code: 'leading_zero',
          from: '500000101',
          to: '+966500000101',
        },
      ],
    },
  }));
  await open(page, shipmentPaths.order(id));
  await checkScreen('wrong fields', { shows: text('shipments.orders.city.remembered') });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await button(page, 'الدمام').click();
  expect((await sent).postDataJSON()).toEqual({
    cells: [{ field: 'receiver.city', text: 'dammam' }],
  });
  await expect(page.getByText(text('shipments.orders.faults'))).toBeHidden();
});

test('a missing address is asked for, or filled in', async ({
  page,
  signIn,
  text,
  checkScreen,
  provoke,
}) => {
  await signIn('company');
  await prefer(page, order, 'example=missing_address');
  await open(page, shipmentPaths.order(id));
  await prefer(page, order, 'code=409');
  provoke(409);
  await button(page, text('shipments.orders.leaveOut')).click();
  await expect(page.getByText(text('shipments.orders.booked'))).toBeVisible();
  await page.unroute(order);
  await prefer(page, order, 'example=missing_address');
  await page.getByText(text('shipments.orders.address.byHand')).click();
  await checkScreen('missing address', { shows: text('shipments.orders.address.link') });
  await page.getByLabel(text('ui.address.shortAddress')).fill('rrrd ٢٩٢٩');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.unroute(order);
  await button(page, text('shipments.orders.address.save')).click();
  expect((await sent).postDataJSON()).toEqual({
    cells: [{ field: 'receiver.short_address', text: 'RRRD2929' }],
  });
});

test('an order that the store cancelled after it was booked', async ({
  page,
  signIn,
  text,
  checkScreen,
}) => {
  await signIn('company');
  await answerOrder(page, (details) => ({
    ...details,
    unknown_skus: [],
    order: {
      ...details.order,
      state: 'needs_attention',
      reasons: ['cancelled_at_store'],
      status: 'cancelled',
      shipment: {
        id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b',
        tracking_number: 'MZ77193402581',
        status: 'pending',
        tracking_status: 'created',
      },
      told: { state: 'refused', at: '2026-11-21T06:00:03Z' },
    },
  }));
  await open(page, shipmentPaths.order(id));
  await checkScreen('cancelled at the store', { shows: text('shipments.orders.keep') });
});

test('an order fills the form of a shipment, which is booked for it', async ({
  form,
  page,
  signIn,
  text,
  checkScreen,
  provoke,
}) => {
  await signIn('company');
  await open(page, shipmentPaths.order(id));
  await page.getByRole('link', { name: text('shipments.orders.book'), exact: true }).click();
  await checkScreen('form of an order', { shows: text('shipments.create.order.ships') });
  await expect(page.locator('[name="receiver.short_address"]')).toHaveValue('JDAA1234');
  await unfold(form, 'order');
  await expect(page.locator('[name="reference_id"]')).toHaveValue('41027662');
  const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
  await offers.getByRole('listitem').getByRole('button').first().click();
  await expect(offers.getByText(text('shipments.create.balanceAfter'))).toBeVisible();
  await fillReceiverAndParcel(form);
  await prefer(page, `${api}/shipments`, 'code=409, example=store_order_booked');
  provoke(409);
  const sent = page.waitForRequest((request) => request.url().endsWith('/shipments'));
  await submitButton(form).click();
  expect((await sent).postDataJSON()).toMatchObject({ store_order_id: id });
  await checkScreen('order booked already', {
    shows: page
      .getByRole('alert')
      .filter({ hasText: text('shipments.create.refusal.store_order_booked') }),
  });
});

test('the receiver completes the address of an order', async ({ page, text, checkScreen }) => {
  await prefer(page, `${api}/order-addresses/${token}`, 'example=missing');
  await page.goto(`/order-address/${token}`);
  await checkScreen('order address', { shows: text('shipments.orderAddress.submit') });
  await page.getByLabel(text('ui.address.form.full'), { exact: true }).check();
  await button(page, text('shipments.orderAddress.submit')).click();
  await checkScreen('order address refused', { shows: text('validation.required') });
  await page.getByLabel(text('ui.address.form.short'), { exact: true }).check();
  await page.getByLabel(text('ui.address.shortAddress')).fill('rrrd2929');
  await page.unroute(`${api}/order-addresses/${token}`);
  await button(page, text('shipments.orderAddress.submit')).click();
  await checkScreen('order address arrived', {
    shows: text('shipments.orderAddress.complete.title'),
  });
});

test('a link of no order', async ({ page, text, checkScreen, provoke }) => {
  provoke(404);
  await prefer(page, `${api}/order-addresses/${token}`, 'code=404');
  await page.goto(`/order-address/${token}`);
  await checkScreen('order address unknown', {
    shows: text('shipments.orderAddress.unknown.title'),
  });
});
