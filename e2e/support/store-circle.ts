import { expect, type Page } from '@playwright/test';
import { billingPaths } from '../../src/features/billing/paths.ts';
import { checkoutPaths } from '../../src/features/checkout/paths.ts';
import { profileTabPath } from '../../src/features/profile/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { createdDialog, submitButton } from './booking-form.ts';
import type { ApiClient } from './client.ts';
import { payByCard } from './hosted-page.ts';
import type { Names } from './names.ts';
import type { TextOf } from './texts.ts';

interface Customer {
  page: Page;
  text: TextOf;
  names: Names;
  /** Of a new company that is signed in on the page. */
  client: ApiClient;
}

/** An order of a simulated store that has become a shipment. */
interface BookedOrder {
  /** Page of the simulated store. */
  store: Page;
  number: string;
  trackingNumber: string;
}

/** Fills the balance, connects a simulated store, has it send an order, and books it in the form. */
export async function bookOrderOfStore(customer: Customer): Promise<BookedOrder> {
  const { page, text, client } = customer;
  await page.goto(billingPaths.topUp);
  await page.getByRole('button', { name: /250/ }).click();
  await page.locator('button[type="submit"]').click();
  await payByCard(page, 'paid');
  await expect(page).toHaveURL((url) => url.pathname === checkoutPaths.paymentSuccess);

  await client.POST('/website/stores', { body: { platform: 'salla', name: 'متجر مثال' } });
  await page.goto(profileTabPath('integrations'));
  const opened = page.waitForEvent('popup');
  await page.getByText(text('profile.stores.simulate'), { exact: true }).click();
  const store = await opened;
  await store.locator('button[value="place"]').click();

  await page.goto(shipmentPaths.orders);
  const order = page.getByRole('link', { name: /^\d{8}$/ }).first();
  await reloadUntil(page, () => expect(order).toBeVisible({ timeout: 2_000 }));
  const number = (await order.textContent()) ?? '';
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('link', { name: text('shipments.orders.book'), exact: true }).click();
  return { store, number, trackingNumber: await bookInForm(customer) };
}

/** Chooses the cheapest price of a filled form, and what the order does not say. */
async function bookInForm({ page, text, names }: Customer): Promise<string> {
  const form = { page, text, names, digits: String };
  const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
  await offers.getByRole('listitem').getByRole('button').first().click();
  await submitButton(form).click();
  const created = createdDialog(form);
  await expect(created).toBeVisible();
  return /MZ\d{11}/.exec(await created.innerText())?.[0] ?? '';
}

/** Opens the page of an order. */
export async function openOrder({ page }: Customer, { number }: BookedOrder): Promise<void> {
  await page.goto(`${shipmentPaths.orders}&q=${number}`);
  await page.getByRole('link', { name: number, exact: true }).click();
}

/** @param within milliseconds. */
export function reloadUntil(
  page: Page,
  shows: () => Promise<void>,
  within = 30_000,
): Promise<void> {
  return expect(async () => {
    await page.reload();
    await shows();
  }).toPass({ timeout: within });
}
