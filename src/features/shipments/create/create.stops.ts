import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
  unfold,
} from '../../../../e2e/support/booking-form.ts';
import { saveProduct } from '../../../../e2e/support/api-products.ts';
import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const screens = { 'create-shipment': shipmentPaths.create };

export const stops: Stops = {
  async 'create form'(walker) {
    const { page, text, signIn, checkScreen } = walker;
    await signIn('company');
    await open(page, shipmentPaths.create);
    await checkScreen('empty');
    const receiver = section(walker, 'receiver');
    await receiver.getByRole('button', { name: labelOf(walker, 'receiver.phone') }).click();
    await checkScreen('countries', { shows: page.getByRole('listbox') });
    await page.keyboard.press('Escape');
    await submitButton(walker).click();
    await checkScreen('required', { shows: page.getByRole('alert') });
    for (const part of ['receiver', 'shipment', 'order'] as const) await unfold(walker, part);
    await fill(receiver, labelOf(walker, 'receiver.email'), 'nobody');
    await fill(receiver, labelOf(walker, 'receiver.phone'), '12');
    await fill(section(walker, 'shipment'), labelOf(walker, 'weight'), '2000000');
    await fill(section(walker, 'shipment'), labelOf(walker, 'pieces'), '51');
    await fill(section(walker, 'order'), labelOf(walker, 'price'), '0');
    await submitButton(walker).click();
    await checkScreen('wrong');
    await button(page, text('shipments.create.drafts')).click();
    const drafts = page.getByRole('dialog', { name: text('shipments.create.drafts') });
    await checkScreen('drafts', { shows: drafts.getByRole('listitem').first() });
  },
};

export const fullStops: Stops = {
  async 'create form to the end'(walker) {
    const { text, names, signIn, checkScreen } = walker;
    await signIn('company');
    await openBooking(walker);
    const cod = names.value('payment_type', 'cash_on_delivery');
    await check(section(walker, 'payment'), labelOf(walker, 'payment_type'), cod);
    await checkScreen('priced');
    const prepaid = names.value('payment_type', 'prepaid');
    await check(section(walker, 'payment'), labelOf(walker, 'payment_type'), prepaid);
    await fillBooking(walker, 'WALK-1');
    await checkScreen('filled');
    await expect(submitButton(walker)).toBeEnabled();
    await submitButton(walker).click();
    await expect(createdDialog(walker)).toBeVisible();
    await checkScreen('created', { shows: text('shipments.create.created.balance') });
  },

  async 'create form with products'(walker) {
    const { page, text, signIn, checkScreen } = walker;
    const client = await signIn('company');
    const { sku } = await saveProduct(client, { sku: 'WALK-OUD' });
    const dates = await saveProduct(client, {
      ...{ sku: 'WALK-DATES', name_ar: 'تمر مبرّد (تجريبي)', name_en: 'Chilled dates (sample)' },
      ...{ weight: 1100, shipment_type: 'chilled' as const },
    });
    await open(page, shipmentPaths.create);
    await unfold(walker, 'order');
    const order = section(walker, 'order');
    await fill(order, labelOf(walker, 'product_name'), sku.toLowerCase());
    const option = page.getByRole('option').filter({ hasText: sku });
    await checkScreen('suggested', { shows: option });
    await option.click();
    await order.getByRole('button', { name: text('shipments.create.product.add') }).click();
    const second = page.getByRole('group', {
      name: text('shipments.create.product.nth', { number: 2 }),
      exact: true,
    });
    await fill(second, labelOf(walker, 'product_name'), dates.sku);
    await page.getByRole('option').filter({ hasText: dates.sku }).click();
    await fill(section(walker, 'shipment'), labelOf(walker, 'weight'), '900');
    await order.getByRole('button', { name: text('shipments.create.product.add') }).click();
    const third = page.getByRole('group', {
      name: text('shipments.create.product.nth', { number: 3 }),
      exact: true,
    });
    await fill(third, labelOf(walker, 'product_name'), 'سبحة كهرمان');
    const weigh = page.getByRole('button', { name: text('shipments.products.someWeigh') });
    await checkScreen('products', { shows: weigh });
    await button(third, text('shipments.products.save')).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.products.save') });
    await button(dialog, text('shipments.products.save')).click();
    await checkScreen('save product', { shows: dialog.getByRole('textbox').first() });
  },

  async 'create form abroad'(walker) {
    const { page, text, signIn, checkScreen } = walker;
    await signIn('company');
    await open(page, `${shipmentPaths.create}?from=riyadh&to=Dubai&to_country=AE&weight=2kg`);
    const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
    await checkScreen('abroad', { shows: offers.getByRole('listitem').first() });
  },

  async 'too little balance'(walker) {
    const { text, signIn, checkScreen } = walker;
    await signIn('empty');
    await openBooking(walker);
    await checkScreen('short of balance', { shows: text('shipments.create.short') });
  },
};
