import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
} from '../../../../e2e/support/booking-form.ts';
import { check, fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stop } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  'create-shipment': shipmentPaths.create,
};

/** The form for a new shipment. */
export const stops: Stop[] = [
  {
    name: 'create form',
    async visit(walker) {
      const { page, text, signIn, checkScreen } = walker;
      await signIn('company');
      await open(page, shipmentPaths.create);
      await checkScreen('empty');
      const receiver = section(walker, 'receiver');
      await receiver.getByRole('button', { name: labelOf(walker, 'receiver.phone') }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await checkScreen('countries');
      await page.keyboard.press('Escape');
      await submitButton(walker).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await checkScreen('required');
      await fill(receiver, labelOf(walker, 'receiver.email'), 'nobody');
      await fill(receiver, labelOf(walker, 'receiver.phone'), '12');
      await fill(section(walker, 'shipment'), labelOf(walker, 'weight'), '2000000');
      await fill(section(walker, 'shipment'), labelOf(walker, 'pieces'), '51');
      await fill(section(walker, 'order'), labelOf(walker, 'price'), '0');
      await submitButton(walker).click();
      await checkScreen('wrong');
      await button(page, text('shipments.create.drafts')).click();
      const drafts = page.getByRole('dialog', { name: text('shipments.create.drafts') });
      await expect(drafts.getByRole('listitem').first()).toBeVisible();
      await checkScreen('drafts');
    },
  },
  {
    name: 'create form to the end',
    async visit(walker) {
      const { page, text, names, signIn, checkScreen } = walker;
      await signIn('company');
      await openBooking(walker);
      const cod = names.value('payment_type', 'cash_on_delivery');
      await check(section(walker, 'payment'), labelOf(walker, 'payment_type'), cod);
      await checkScreen('priced');
      await check(
        section(walker, 'payment'),
        labelOf(walker, 'payment_type'),
        names.value('payment_type', 'prepaid'),
      );
      await fillBooking(walker, 'WALK-1');
      await checkScreen('filled');
      await expect(submitButton(walker)).toBeEnabled();
      await submitButton(walker).click();
      await expect(createdDialog(walker)).toBeVisible();
      await expect(page.getByText(text('shipments.create.created.balance'))).toBeVisible();
      await checkScreen('created');
    },
  },
  {
    name: 'create form abroad',
    async visit(walker) {
      const { page, text, signIn, checkScreen } = walker;
      await signIn('company');
      await open(page, `${shipmentPaths.create}?from=riyadh&to=Dubai&to_country=AE&weight=2kg`);
      const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
      await expect(offers.getByRole('listitem').first()).toBeVisible();
      await checkScreen('abroad');
    },
  },
  {
    name: 'too little balance',
    provokes: [409],
    async visit(walker) {
      const { page, signIn, checkScreen } = walker;
      await signIn('empty');
      await openBooking(walker);
      await checkScreen('short of balance');
      await fillBooking(walker, 'WALK-2');
      await fill(section(walker, 'sender'), labelOf(walker, 'sender.address'), 'شارع العيّنة');
      await submitButton(walker).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await checkScreen('refused');
    },
  },
];
