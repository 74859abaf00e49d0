import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
  type BookingForm,
  unfold,
} from './support/booking-form.ts';
import { boxOf, fill } from './support/form.ts';
import { figure } from './support/money.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';

const products = {
  second: { product_name: 'تمور فاخرة', quantity: '3', price: '135' },
  third: { product_name: 'Ceramic mugs', quantity: '12', price: '80.5' },
};

const rowOf = ({ page, text }: BookingForm, number: number) =>
  page.getByRole('group', { name: text('shipments.create.product.nth', { number }), exact: true });

async function fillRow(form: BookingForm, number: number, typed: Record<string, string>) {
  for (const [field, value] of Object.entries(typed)) {
    await fill(rowOf(form, number), labelOf(form, field), value);
  }
}

inArabicOnPhone(({ language, width }) => {
  // Until the form is filled in: on phones the prices are in a sheet, which other tests cover.
  test.use({ viewport: { width: 1280, height: 900 } });
  test.setTimeout(240_000);

  test('several products are added by keyboard, validated, booked, shown, copied and edited', async ({
    page,
    text,
    signIn,
    checkScreen,
    form,
  }) => {
    const order = section(form, 'order');
    const add = order.getByRole('button', { name: text('shipments.create.product.add') });
    const removeButton = (number: number) =>
      page.getByRole('button', { name: text('shipments.create.product.remove', { number }) });
    const nameOf = (number: number) => boxOf(rowOf(form, number), labelOf(form, 'product_name'));
    await signIn('company');
    await openBooking(form);
    await fillBooking(form, `E2E-products-${language}`);
    await page.setViewportSize({ width, height: 900 });

    await add.press('Enter');
    await expect(nameOf(2)).toBeFocused();
    await submitButton(form).click();
    await expect(nameOf(2)).toHaveAccessibleDescription(text('validation.required'));
    const leader = page.getByRole('alert').getByRole('button', {
      name: text('shipments.create.product.field', {
        number: 2,
        field: labelOf(form, 'price'),
      }),
    });
    await leader.click();
    await expect(boxOf(rowOf(form, 2), labelOf(form, 'price'))).toBeFocused();
    await checkScreen('products-wrong');
    await fillRow(form, 2, products.second);

    await add.press('Enter');
    await expect(nameOf(3)).toBeFocused();
    await expect(
      page.getByText(text('shipments.create.product.added', { number: 3 })),
    ).toBeAttached();
    await fillRow(form, 3, { product_name: 'غلط', quantity: '0', price: '1' });
    const quantity = boxOf(rowOf(form, 3), labelOf(form, 'quantity'));
    await expect(quantity).not.toHaveAccessibleDescription('');
    await add.press('Enter');
    await fillRow(form, 4, products.third);
    await expect(order.getByText(figure(666_50))).toBeVisible();
    await removeButton(3).press('Enter');
    await expect(removeButton(3)).toBeFocused();
    await expect(
      page.getByText(text('shipments.create.product.removed', { number: 3 })),
    ).toBeAttached();
    await expect(nameOf(3)).toHaveValue(products.third.product_name);
    await expect(quantity).toHaveAccessibleDescription('');
    await expect(rowOf(form, 4)).toHaveCount(0);
    await expect(order.getByText(figure(665_50))).toBeVisible();
    await checkScreen('products-form');

    // The draft includes them.
    await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
    await page.reload();
    await unfold(form, 'order');
    await expect(nameOf(3)).toHaveValue(products.third.product_name);
    await expect(quantity).toHaveValue('12');
    await expect(boxOf(rowOf(form, 3), labelOf(form, 'price'))).toHaveValue('80.50');

    await submitButton(form).click();
    await createdDialog(form)
      .getByRole('link', { name: text('shipments.create.created.details') })
      .click();
    const table = page.getByRole('table', { name: text('shipments.parcel.products') });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row').last()).toContainText(figure(665_50));
    await checkScreen('products-details');

    await page.getByRole('button', { name: text('shipments.edit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.edit.title') });
    await dialog
      .getByRole('button', { name: text('shipments.create.product.remove', { number: 2 }) })
      .click();
    await checkScreen('products-edit');
    await dialog.getByRole('button', { name: text('shipments.edit.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row').last()).toContainText(figure(530_50));

    await page.getByRole('link', { name: text('shipments.details.duplicate') }).click();
    await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
    await unfold(form, 'order');
    await expect(nameOf(2)).toHaveValue(products.third.product_name);
  });
});

test(
  'the twentieth product is announced as the last, and removing one makes room',
  { tag: '@full' },
  async ({ page, text, form, enterAsNew }) => {
    test.setTimeout(120_000);
    const { client } = await enterAsNew();
    const further_products = Array.from({ length: 18 }, (_, index) => ({
      product_name: `منتج ${index + 2}`,
      quantity: 1,
    }));
    const { data } = await client.POST('/website/shipment-drafts', { body: { further_products } });
    await page.goto(`${shipmentPaths.create}?draft=${data?.id}`);
    const add = page.getByRole('button', { name: text('shipments.create.product.add') });
    await add.click();
    await expect(boxOf(rowOf(form, 20), labelOf(form, 'product_name'))).toBeFocused();
    await expect(
      page.getByText(text('shipments.create.product.most', { count: 20 })),
    ).toBeVisible();
    await expect(add).toHaveCount(0);
    await page
      .getByRole('button', { name: text('shipments.create.product.remove', { number: 20 }) })
      .press('Enter');
    await expect(add).toBeVisible();
  },
);
