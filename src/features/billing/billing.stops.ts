import { fill } from '../../../e2e/support/form.ts';
import { open, type Stop } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { billingPaths } from './paths.ts';
import { homePath } from '../home/paths.ts';

/** Screens to test with the contract's examples. */
export const screens = {
  billing: billingPaths.overview,
  'top-up': billingPaths.topUp,
};

/** The balance and topping it up. */
export const stops: Stop[] = [
  {
    name: 'billing',
    async visit({ page, text, signIn, checkScreen }) {
      await signIn('company');
      await open(page, billingPaths.overview);
      await checkScreen('ledger');
      const filters = page.getByRole('group', { name: text('ui.filters.name') });
      for (const filter of ['kind', 'direction', 'date']) {
        const name = text(`billing.ledger.${filter}`);
        await filters.getByRole('button', { name, exact: true }).click();
        const popover = page.getByRole('dialog', { name, exact: true });
        await expect(popover).toBeVisible();
        await checkScreen(`filter by ${filter}`);
        await page.keyboard.press('Escape');
        await expect(popover).toBeHidden();
      }
      await open(
        page,
        `${billingPaths.overview}?kind=cod_remitted&direction=in&created_from=2025-01-02`,
      );
      await expect(page.getByText(text('billing.ledger.notFound.title'))).toBeVisible();
      await checkScreen('nothing found');
      await open(page, `${billingPaths.overview}?kind=top_up`);
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').click();
      const receipt = page.getByRole('dialog', { name: text('billing.receipt') });
      await expect(receipt).toBeVisible();
      await checkScreen('receipt', { part: page.getByRole('dialog') });
      await page.route('**/api/website/balance', async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as object;
        await route.fulfill({ json: { ...json, is_low: true } });
      });
      await open(page, billingPaths.overview);
      await expect(page.getByText(text('billing.low.title'))).toBeVisible();
      await checkScreen('low');
      await open(page, homePath);
      await checkScreen('low at home');
    },
  },
  {
    name: 'topping up',
    provokes: [503],
    async visit({ page, text, enterAsNew, checkScreen }) {
      await enterAsNew();
      await open(page, billingPaths.overview);
      await expect(page.getByText(text('billing.none.title'))).toBeVisible();
      await checkScreen('no balance');
      await open(page, billingPaths.topUp);
      const submit = page.locator('button[type="submit"]');
      await submit.click();
      await expect(page.getByText(text('validation.required'))).toBeVisible();
      await checkScreen('required');
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await fill(page, text('billing.topUp.amount'), '1');
      await fill(page, text('billing.topUp.description'), '4111111111111111');
      await submit.click();
      await expect(page.getByText(text('validation.card_number'))).toBeVisible();
      await checkScreen('wrong');
      await page.route('**/api/website/top-ups', (route) =>
        route.fulfill({ status: 503, json: { code: 'payment_provider_unavailable' } }),
      );
      await fill(page, text('billing.topUp.amount'), '100');
      await fill(page, text('billing.topUp.description'), 'رصيد');
      await submit.click();
      await expect(page.getByText(text('billing.topUp.unavailable'))).toBeVisible();
      await checkScreen('unavailable');
    },
  },
];
