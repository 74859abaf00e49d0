import { billingPaths } from '../src/features/billing/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { fill } from './support/form.ts';
import { payByCard } from './support/hosted-page.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

inArabicOnPhone(() => {
  test.use({ provokes: [403] });

  test('a card is saved, fills the balance until it is turned off, and is deleted', async ({
    page,
    text,
    enterAsNew,
  }) => {
    const { client } = await enterAsNew();
    await page.goto(billingPaths.topUp);
    await page.getByRole('button', { name: /250/ }).click();
    await page.getByRole('checkbox', { name: text('billing.topUp.save') }).check();
    await page.locator('button[type="submit"]').click();
    await payByCard(page, 'paid');
    await expect(page).toHaveURL((url) => url.pathname === checkoutPaths.paymentSuccess);

    await page.goto(billingPaths.overview);
    const card = text('billing.auto.card.name', { brand: 'Visa', end: '1111' });
    const set = button(page, text('billing.auto.set'));
    await set.click();
    const dialog = page.getByRole('dialog', { name: text('billing.auto.title'), exact: true });
    await expect(dialog.getByRole('radio', { name: card })).toBeChecked();
    await fill(dialog, text('billing.auto.threshold'), '100');
    await button(dialog, text('billing.auto.turnOn')).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(text('billing.auto.is.on'), { exact: true })).toBeVisible();
    const { data: setting } = await client.GET('/website/auto-top-up');
    expect(setting).toMatchObject({ enabled: true, threshold: { amount: 10_000 } });

    await test.step('a change later asks who is there', async () => {
      let refusals = 1;
      await page.route('**/api/website/auto-top-up', (route) => {
        if (route.request().method() !== 'PUT' || (refusals -= 1) < 0) return route.continue();
        return route.fulfill({ status: 403, json: { code: 'confirmation_required' } });
      });
      await set.click();
      await fill(dialog, text('billing.auto.amount'), '300');
      await button(dialog, text('billing.auto.save')).click();
      const question = page.getByRole('dialog', { name: text('profile.confirm.title') });
      await expect(question).toBeVisible();
      await button(question, text('ui.close')).click();
      await expect(dialog).toBeVisible();
      await button(dialog, text('billing.auto.save')).click();
      await expect(dialog).toBeHidden();
    });

    await set.click();
    await button(dialog, text('billing.auto.turnOff')).click();
    await expect(page.getByText(text('billing.auto.lead'))).toBeVisible();
    await set.click();
    await button(dialog, text('billing.auto.delete.one', { card })).click();
    const question = page.getByRole('dialog', { name: text('billing.auto.delete.ask', { card }) });
    await button(question, text('billing.auto.delete')).click();
    await expect(dialog.getByText(text('billing.auto.noCard'))).toBeVisible();
    expect((await client.GET('/website/payment-methods')).data).toEqual({ data: [] });
  });
});
