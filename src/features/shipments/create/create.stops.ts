import {
  boxIn,
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
} from '../../../../e2e/support/booking-form.ts';
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
  async 'create form with products'(walker) {
    const { page, text, signIn, checkScreen } = walker;
    await signIn('company');
    await open(page, shipmentPaths.create);
    const name = boxIn(walker, 'order', 'product_name');
    await name.click();
    await name.fill('108');
    const found = page.getByRole('listbox').getByRole('option', { name: 'SAMPLE-108' });
    await checkScreen('products found', { shows: found });
    await found.click();
    await fill(section(walker, 'order'), labelOf(walker, 'quantity'), '3');
    await checkScreen('product chosen', { shows: text('shipments.create.productsWeight.take') });
    await button(
      page,
      text('shipments.create.product.unlink.label', { sku: 'SAMPLE-108' }),
    ).click();
    await button(page, text('shipments.create.product.save')).click();
    await checkScreen('save as product', { shows: page.getByRole('dialog') });
  },
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
  async 'create form abroad'(walker) {
    const { page, text, signIn, checkScreen } = walker;
    await signIn('company');
    await open(page, `${shipmentPaths.create}?from=riyadh&to=Dubai&to_country=AE&weight=2kg`);
    const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
    await checkScreen('abroad', { shows: offers.getByRole('listitem').first() });
  },
  async 'too little balance'(walker) {
    const { page, signIn, checkScreen, provoke } = walker;
    provoke(409);
    await signIn('empty');
    await openBooking(walker);
    await checkScreen('short of balance');
    await fillBooking(walker, 'WALK-2');
    await fill(section(walker, 'sender'), labelOf(walker, 'sender.address'), 'شارع العيّنة');
    await submitButton(walker).click();
    await checkScreen('refused', { shows: page.getByRole('alert') });
  },
};
