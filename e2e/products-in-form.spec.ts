import { saveProduct } from './support/api-products.ts';
import {
  boxIn,
  createdDialog,
  fillReceiverAndParcel,
  labelOf,
  section,
  submitButton,
  type BookingForm,
  unfold,
} from './support/booking-form.ts';
import { boxOf, fill, search } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const rowOf = ({ page, text }: BookingForm, number: number) =>
  page.getByRole('group', { name: text('shipments.create.product.nth', { number }), exact: true });

test.describe('with refusals', () => {
  test.use({ provokes: [409] });
  test.setTimeout(240_000);

  test('products are found, fill in the parcel, differ, are saved from the form and booked', async ({
    page,
    text,
    names,
    signIn,
    form,
  }) => {
    const client = await signIn('company');
    const oud = await saveProduct(client, { sku: 'FORM-OUD' });
    const dates = await saveProduct(client, {
      ...{ sku: 'FORM-DATES', name_ar: 'تمر سكري مبرّد (تجريبي)', name_en: 'Chilled dates' },
      ...{
        weight: 1100,
        shipment_type: 'chilled' as const,
        price: { ...oud.price, amount: 65_00 },
      },
    });
    // A form that does not begin with the product of the last shipment.
    const { data: draft } = await client.POST('/website/shipment-drafts', {
      body: { note: 'FORM' },
    });
    await page.goto(`${shipmentPaths.create}?draft=${draft?.id}`);
    for (const part of ['shipment', 'order'] as const) await unfold(form, part);
    const order = section(form, 'order');
    const parcel = section(form, 'shipment');
    const [name, quantity, price] = ['product_name', 'quantity', 'price'].map((field) =>
      boxIn(form, 'order', field).first(),
    );
    if (!name || !quantity || !price) throw new Error('fields');
    const weight = boxOf(parcel, labelOf(form, 'weight'));
    const option = (sku: string) => page.getByRole('option').filter({ hasText: sku });
    const unmark = (sku: string) =>
      page.getByRole('button', { name: text('shipments.products.unmark', { sku }), exact: true });
    const weigh = (grams: string) =>
      parcel.getByRole('button', {
        name: new RegExp(`${text('shipments.products.weigh')}.*${grams}`),
      });
    const add = order.getByRole('button', { name: text('shipments.create.product.add') });

    await test.step('by keyboard, a product is found by its SKU and fills in the parcel', async () => {
      await name.fill('form-ou');
      await expect(option(oud.sku)).toBeVisible();
      await name.press('Enter');
      await expect(option(oud.sku)).toBeHidden();
      await expect(name, 'Enter sends the form').toBeFocused();
      const answer = page.waitForResponse(/q=form-oud/);
      await name.fill('form-oud');
      await expect(option(oud.sku)).toContainText(oud.name_ar ?? '-');
      await name.press('ArrowDown');
      // What comes in meanwhile does not take the arrow key back.
      await answer;
      await name.press('Enter');
      await expect(name).toHaveValue(oud.name_ar ?? '-');
      await expect(unmark(oud.sku)).toBeVisible();
      await expect(order.getByText(oud.sku, { exact: true })).toHaveAttribute('dir', 'ltr');
      await expect(price).toHaveValue('185.00');
      await expect(weight).toHaveValue('350');
      await expect(boxOf(parcel, text('ui.dimension.length'))).toHaveValue('16');
      const typeOf = (field: string) =>
        parcel.getByRole('combobox', { name: labelOf(form, field), exact: true });
      await expect(typeOf('shipment_type')).toHaveValue('fragile');
      await expect(typeOf('packaging_type')).toHaveValue('bag');
      await quantity.fill('3');
      await expect(price).toHaveValue('555.00');
      await expect(weight).toHaveValue('1050');
    });

    await test.step('what is typed stays', async () => {
      await price.fill('500');
      await weight.fill('900');
      await quantity.fill('2');
      await expect(weigh('700')).toBeVisible();
      await expect(price).toHaveValue('500');
      await expect(weight).toHaveValue('900');
    });

    await test.step('a further product is found by its name, and one press takes the weight', async () => {
      await add.click();
      await fill(rowOf(form, 2), labelOf(form, 'product_name'), 'سكري');
      await option(dates.sku).click();
      await expect(boxOf(rowOf(form, 2), labelOf(form, 'price'))).toHaveValue('65.00');
      await expect(weight).toHaveValue('900');
      await weigh('1,800').click();
      await expect(weight).toHaveValue('1800');
      await expect(weigh('')).toHaveCount(0);
      await expect(
        parcel.getByRole('combobox', { name: labelOf(form, 'shipment_type'), exact: true }),
      ).toHaveValue('chilled');
    });

    await test.step('a line is saved as a product, with errors beside the fields', async () => {
      await add.click();
      await fill(rowOf(form, 3), labelOf(form, 'product_name'), 'سبحة كهرمان (تجريبية)');
      await fill(rowOf(form, 3), labelOf(form, 'quantity'), '2');
      await fill(rowOf(form, 3), labelOf(form, 'price'), '190');
      const save = text('shipments.products.save');
      await rowOf(form, 3).getByRole('button', { name: save }).click();
      const dialog = page.getByRole('dialog', { name: save });
      const sku = boxOf(dialog, text('shipments.products.sku'));
      await expect(sku).toBeFocused();
      await expect(boxOf(dialog, text('shipments.products.price'))).toHaveValue('95.00');
      await sku.fill(oud.sku);
      await dialog.getByRole('button', { name: save }).click();
      const one = boxOf(dialog, text('shipments.products.weight'));
      await expect(one).toHaveAccessibleDescription(text('validation.required'));
      await one.fill('80');
      await dialog.getByRole('button', { name: save }).click();
      await expect(sku).toHaveAccessibleDescription(text('validation.already_saved'));

      // The account's plan decides how many there can be.
      await page.route('**/api/website/products', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const limit = { limit: 'products', tier: 'basic', allowed: 500, used: 500 };
        const code = 'plan_limit_reached';
        const json = { type: `urn:mizan:problem:${code}`, title: '-', status: 409, code };
        const contentType = 'application/problem+json';
        const body = JSON.stringify({ ...json, plan_limit: limit });
        return route.fulfill({ status: 409, contentType, body });
      });
      await sku.fill('FORM-BEADS');
      await dialog.getByRole('button', { name: save }).click();
      await expect(dialog.getByRole('link', { name: text('shared.limits.plans') })).toBeVisible();
      await page.unrouteAll();
      await dialog.getByRole('button', { name: save }).click();
      await expect(dialog).toHaveCount(0);
      await expect(unmark('FORM-BEADS')).toBeVisible();
      await expect(boxOf(rowOf(form, 3), labelOf(form, 'product_name'))).toBeFocused();
      // The parcel weighs what its products weigh, so it follows.
      await expect(weight).toHaveValue('1960');
    });

    await test.step('the draft keeps the products, and a mark can be removed', async () => {
      await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
      await page.reload();
      await unfold(form, 'order');
      for (const sku of [oud.sku, dates.sku, 'FORM-BEADS']) await expect(unmark(sku)).toBeVisible();
      await expect(weight).toHaveValue('1960');
      await unmark(dates.sku).press('Enter');
      await expect(unmark(dates.sku)).toHaveCount(0);
      await expect(boxOf(rowOf(form, 2), labelOf(form, 'product_name'))).toBeFocused();
    });

    await test.step('the booked shipment shows them, and so do its edit and its copy', async () => {
      const receiver = section(form, 'receiver');
      await search(page, receiver, labelOf(form, 'receiver'), names.city('jeddah'));
      const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
      await offers.getByRole('listitem').getByRole('button').first().click();
      await fillReceiverAndParcel(form);
      await name.fill('عباءة مطرزة');
      await submitButton(form).click();
      await createdDialog(form)
        .getByRole('link', { name: text('shipments.create.created.details') })
        .click();
      const rows = page
        .getByRole('table', { name: text('shipments.parcel.products') })
        .getByRole('row');
      await expect(rows.nth(1)).toContainText('عباءة مطرزة');
      await expect(rows.nth(1)).toContainText(oud.sku);
      await expect(rows.nth(2)).not.toContainText(dates.sku);
      await expect(rows.nth(3)).toContainText('FORM-BEADS');

      await page.getByRole('button', { name: text('shipments.edit'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: text('shipments.edit.title') });
      await expect(unmark(oud.sku)).toBeVisible();
      await fill(dialog, labelOf(form, 'reference_id'), 'FORM-EDITED');
      await dialog.getByRole('button', { name: text('shipments.edit.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(rows.nth(1)).toContainText(oud.sku);
      await page.getByRole('link', { name: text('shipments.details.duplicate') }).click();
      await expect(page).toHaveURL((url) => url.pathname === shipmentPaths.create);
      await unfold(form, 'order');
      await expect(unmark(oud.sku)).toBeVisible();
      await expect(unmark('FORM-BEADS')).toBeVisible();
    });
  });
});
