import { checkFilters } from '../../../e2e/support/filters.ts';
import { fill } from '../../../e2e/support/form.ts';
import { open, type Stops } from '../../../e2e/support/stop.ts';
import { billingPaths } from './paths.ts';
import { homePath } from '../home/paths.ts';

export const screens = {
  billing: billingPaths.overview,
  'top-up': billingPaths.topUp,
};

export const stops: Stops = {
  async billing({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, billingPaths.overview);
    await checkScreen('ledger');
    await checkFilters({ page, text, checkScreen }, ['kind', 'direction', 'date'], (filter) =>
      text(`billing.ledger.${filter}`),
    );
    const nothing = '?kind=cod_remitted&direction=in&created_from=2025-01-02';
    await open(page, `${billingPaths.overview}${nothing}`);
    await checkScreen('nothing found', { shows: text('billing.ledger.notFound.title') });
    await open(page, `${billingPaths.overview}?kind=top_up`);
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').click();
    const receipt = page.getByRole('dialog', { name: text('billing.receipt') });
    await checkScreen('receipt', { shows: receipt, part: page.getByRole('dialog') });
    const standings = {
      low: { is_low: true },
      debt: { current_balance: { amount: -15_880, currency: 'SAR' } },
    };
    for (const [state, change] of Object.entries(standings)) {
      await page.unroute('**/api/website/balance');
      await page.route('**/api/website/balance', async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as object;
        await route.fulfill({ json: { ...json, ...change } });
      });
      await open(page, billingPaths.overview);
      await checkScreen(state, { shows: text(`billing.${state}.title`) });
      await open(page, homePath);
      await checkScreen(`${state} at home`);
    }
  },
};

export const fullStops: Stops = {
  async 'topping up'({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(503);
    await enterAsNew();
    await open(page, billingPaths.overview);
    await checkScreen('no balance', { shows: text('billing.none.title') });
    await open(page, billingPaths.topUp);
    const submit = page.locator('button[type="submit"]');
    await submit.click();
    await checkScreen('required', { shows: text('validation.required') });
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await fill(page, text('billing.topUp.amount'), '1');
    await fill(page, text('billing.topUp.description'), '4111111111111111');
    await submit.click();
    await checkScreen('wrong', { shows: text('validation.card_number') });
    await page.route('**/api/website/top-ups', (route) =>
      route.fulfill({ status: 503, json: { code: 'payment_provider_unavailable' } }),
    );
    await fill(page, text('billing.topUp.amount'), '100');
    await fill(page, text('billing.topUp.description'), 'رصيد');
    await submit.click();
    await checkScreen('unavailable', { shows: text('billing.topUp.unavailable') });
  },
};
