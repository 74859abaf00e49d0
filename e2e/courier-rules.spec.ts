import { profileTabPath } from '../src/features/profile/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { saveProduct } from './support/api-products.ts';
import { boxIn, labelOf, section, unfold } from './support/booking-form.ts';
import { fill, search } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const path = profileTabPath('rules');

inArabicOnPhone(({ digits }) => {
  test.use({ provokes: [409] });

  test('rules are written, ordered by keyboard, tried, saved, and choose a price', async ({
    page,
    text,
    form,
    names,
    enterAsNew,
  }) => {
    const { client } = await enterAsNew();
    const saved = async () =>
      (await client.GET('/website/courier-rules')).data?.rules.map(({ name }) => name);
    await open(page, path);
    const oud = await saveProduct(client, {
      ...{ sku: 'RULED-OUD', shipment_type: 'parcel', weight: 2_000, weight_unit: 'kg' },
    });
    const light = text('profile.rules.example.light');
    await button(page, text('profile.rules.takeOne', { name: light })).click();
    await button(page, text('profile.rules.new')).click();
    const dialog = page.getByRole('dialog', { name: text('profile.rules.new'), exact: true });
    await fill(dialog, text('profile.rules.name'), 'ما عدا الأرخص');
    const { data } = await client.POST('/website/quotes', {
      body: {
        origin: { country: 'SA', city: 'riyadh' },
        destination: { country: 'SA', city: 'jeddah' },
        weight: 2_000,
      },
    });
    const cheapest = data?.prices[0]?.courier;
    const chosen = data?.prices.find(({ courier }) => courier.id !== cheapest?.id)?.courier;
    await dialog
      .getByRole('radio', { name: text('profile.rules.choose.not_courier'), exact: true })
      .check();
    await button(dialog, text('profile.rules.add')).click();
    const courier = text('profile.rules.field.courier_id');
    await expect(dialog.getByRole('combobox', { name: courier })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await search(page, dialog, courier, cheapest?.name.ar ?? '');
    await button(dialog, text('profile.rules.add')).click();
    await expect(dialog).toBeHidden();
    const outcome = text('profile.rules.outcome.not_courier', { courier: cheapest?.name.ar ?? '' });
    await expect(page.getByText(text('profile.rules.always', { outcome }))).toBeVisible();

    await test.step('the order is changed by keyboard, and what nothing reaches is told', async () => {
      const up = button(page, text('profile.rules.up', { name: 'ما عدا الأرخص' }));
      await up.focus();
      await page.keyboard.press('Enter');
      const moved = { name: 'ما عدا الأرخص', position: 1, count: 2 };
      await expect(
        page.getByRole('status').getByText(text('profile.rules.moved', moved)),
      ).toHaveCount(1);
      await expect(up).toBeFocused();
      const unreachable = text('profile.rules.warning.unreachable', { position: 1 });
      await expect(page.getByText(unreachable)).toBeVisible();
    });

    await test.step('without orders there is nothing to try on', async () => {
      await button(page, text('profile.rules.try')).click();
      await expect(page.getByText(text('profile.rules.trial.none'))).toBeVisible();
      expect(await saved()).toEqual([]);
    });

    await test.step('a deleted rule comes back', async () => {
      await button(page, text('profile.rules.removeOne', { name: light })).click();
      await expect(page.getByRole('heading', { name: light })).toBeHidden();
      await button(page, text('profile.rules.undo')).click();
      await expect(page.getByRole('heading', { name: light })).toBeVisible();
    });

    await button(page, text('profile.rules.save')).click();
    await expect(page.getByText(text('profile.rules.saved'))).toBeVisible();
    expect(await saved()).toEqual(['ما عدا الأرخص', light]);

    await test.step('another device has saved in the meantime', async () => {
      const on = page.getByRole('switch').first();
      await on.uncheck();
      await client.PUT('/website/courier-rules', {
        body: {
          version: 1,
          rules: [
            {
              ...{ name: 'جهاز آخر', enabled: true, outcome: 'not_courier' },
              courier_id: cheapest?.id ?? '',
              skus: [oud.sku],
            },
          ],
        },
      });
      await button(page, text('profile.rules.save')).click();
      await expect(page.getByText(text('profile.rules.changed'))).toBeVisible();
      await button(page, text('profile.rules.reload')).click();
      await expect(page.getByRole('heading', { name: 'جهاز آخر' })).toBeVisible();
    });

    await test.step('the booking form shows what they choose for its product', async () => {
      await page.goto(shipmentPaths.create);
      await unfold(form, 'order');
      await boxIn(form, 'order', 'product_name').fill(oud.sku);
      await page.getByRole('option').filter({ hasText: oud.sku }).click();
      const receiver = section(form, 'receiver');
      await search(page, receiver, labelOf(form, 'receiver'), names.city('jeddah'));
      await fill(section(form, 'shipment'), labelOf(form, 'weight'), digits('2'));
      await page.getByRole('button', { name: text('shipments.create.choose') }).click();
      const sheet = page.getByRole('dialog', { name: text('shipments.create.price') });
      const name = chosen?.name.ar ?? '';
      await expect(
        sheet.getByText(text('profile.rules.suggest.title', { courier: name })),
      ).toBeVisible();
      await button(sheet, text('profile.rules.suggest.take')).click();
      await expect(sheet.getByText(text('profile.rules.suggest.chosen'))).toBeVisible();
      await expect(sheet.getByText('جهاز آخر')).toBeVisible();
    });
  });

  test('rules are tried on what was shipped, without being saved', async ({
    page,
    text,
    signIn,
  }) => {
    const client = await signIn('company');
    await open(page, path);
    const light = text('profile.rules.example.light');
    await button(page, text('profile.rules.takeOne', { name: light })).click();
    await button(page, text('profile.rules.try')).click();
    const table = page.getByRole('table', { name: text('profile.rules.trial') });
    await expect(table).toBeVisible();
    await expect(
      table.getByText(text('profile.rules.rule', { position: 1 })).first(),
    ).toBeVisible();
    expect((await client.GET('/website/courier-rules')).data?.version).toBe(0);
  });
});
