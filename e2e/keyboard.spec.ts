import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import {
  boxIn,
  createdDialog,
  labelOf,
  receiverName,
  section,
  submitButton,
} from './support/booking-form.ts';
import { emailOf } from './support/client.ts';
import { samplePassword } from './support/backend.ts';
import { Keys } from './support/keys.ts';
import { inArabicAtDesk } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

inArabicAtDesk(() => {
  test.setTimeout(120_000);

  test('sign in, price, create, cancel', async ({ page, text, names, form }) => {
    const keys = new Keys(page);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('sign in', async () => {
      await page.goto(authPaths.signIn);
      await keys.type(page.getByLabel(text('auth.login')), emailOf('company'));
      await keys.type(page.getByLabel(text('auth.password'), { exact: true }), samplePassword);
      await keys.press('Enter');
      await expect(page).toHaveURL(homePath);
      await expect(heading).toBeVisible();
    });

    await test.step('past the navigation, for two places and a weight', async () => {
      await keys.activate(page.getByRole('link', { name: text('app.skipToContent') }));
      await keys.expectKept(main);
      const place = (name: string) => page.getByRole('combobox', { name, exact: true });
      await keys.find(place(text('home.price.from')), names.city('riyadh'));
      await keys.find(place(text('home.price.to')), names.city('jeddah'));
      await keys.type(page.getByRole('textbox', { name: text('home.price.weight') }), '2');
      await keys.press('Enter');
    });

    await test.step('the first price', async () => {
      await expect(page).toHaveURL(new RegExp(`^[^?]*${pricingPath}`));
      const [before = ''] = text('pricing.choose.label', { courier: '|', service: '|' }).split('|');
      const choose = page.getByRole('link', { name: new RegExp(`^${before}`) }).first();
      await expect(choose).toBeVisible();
      await keys.expectKept(main);
      await keys.activate(choose);
      await expect(page).toHaveURL(new RegExp(`^[^?]*${shipmentPaths.create}`));
    });

    const chosenOf = (part: 'receiver' | 'shipment', field: string) =>
      section(form, part)
        .getByRole('group', { name: labelOf(form, field), exact: true })
        .locator('input:checked');

    await test.step('the form', async () => {
      await expect(section(form, 'receiver')).toBeVisible();
      await keys.expectKept(main);
      await keys.type(boxIn(form, 'receiver', 'receiver.full_name'), receiverName);
      await keys.type(boxIn(form, 'receiver', 'receiver.phone'), '0500000107');
      await keys.type(boxIn(form, 'receiver', 'receiver.short_address'), 'RRRD2929');
      const more = text('shipments.create.receiver.more');
      await keys.activate(section(form, 'receiver').getByRole('button', { name: more }));
      await expect(boxIn(form, 'receiver', 'receiver.landmark')).toBeFocused();
      await keys.tabTo(chosenOf('receiver', 'receiver.address_type'));
      await keys.press('ArrowDown');
      const handling = text('ui.fold.change.name', { name: text('shipments.create.handling') });
      await keys.activate(section(form, 'shipment').getByRole('button', { name: handling }));
      await keys.tabTo(boxIn(form, 'shipment', 'packaging_type'));
      await keys.press('ArrowDown');
      for (const choice of ['preferred_delivery_day', 'preferred_delivery_time']) {
        await keys.tabTo(chosenOf('shipment', choice));
        await keys.press('ArrowDown');
      }
      await expect(submitButton(form)).toBeEnabled();
      await keys.activate(submitButton(form));
    });

    await test.step('what was created, and its details', async () => {
      const created = createdDialog(form);
      await expect(created).toBeVisible();
      await keys.expectKept(created);
      await keys.activate(
        created.getByRole('link', { name: text('shipments.create.created.details') }),
      );
      await expect(heading).toHaveText(/^MZ\d{11}$/);
      await keys.expectKept(main);
    });

    await test.step('cancelled, after hesitating', async () => {
      const cancel = page.getByRole('button', { name: text('shipments.cancel.confirm') });
      const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
      await keys.activate(cancel);
      await expect(question).toBeVisible();
      await keys.expectKept(question);
      await keys.press('Escape');
      await expect(question).toBeHidden();
      await expect(cancel).toBeFocused();
      await keys.press('Enter');
      await expect(question).toBeVisible();
      await keys.activate(question.getByRole('button', { name: text('shipments.cancel.confirm') }));
      await expect(question).toBeHidden();
      await expect(page.getByText(names.value('status', 'cancelled')).first()).toBeVisible();
      await keys.expectKept(main);
    });
  });
});
