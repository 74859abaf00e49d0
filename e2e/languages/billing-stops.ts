import type { Page } from '@playwright/test';
import type { components } from '../../openapi/generated/types.ts';
import { billingPaths } from '../../src/features/billing/paths.ts';
import { checkoutPaths } from '../../src/features/checkout/paths.ts';
import { homePath } from '../../src/features/home/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { fill } from '../support/form.ts';
import { expect } from '../support/test.ts';
import { enterAsNew } from './enter-as-new.ts';
import { button, open, type Stop } from './walker.ts';

type Outcome = components['schemas']['PaymentOutcome'];

const outcome: Outcome = {
  top_up_id: 'top_01jd4a5r6s7t8v9w0x1y2z3a4b',
  status: 'pending',
  amount: { amount: 10_000, currency: 'USD' },
  credit: { amount: 37_500, currency: 'SAR' },
  payment_method: 'paypal',
  created_at: '2026-11-21T09:20:00Z',
};
const reference = `?payment=mzt_${'x'.repeat(43)}`;

/** Has the server say this of the payment in the address. */
async function tellOutcome(page: Page, said: Partial<Outcome>): Promise<void> {
  await page.unroute('**/api/website/checkout/*');
  await page.route('**/api/website/checkout/*', (route) =>
    route.fulfill({ json: { ...outcome, ...said } }),
  );
}

/** The balance, topping it up, and what becomes of a payment. */
export const billingStops: Stop[] = [
  {
    name: 'billing',
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await open(page, billingPaths.overview);
      await look('ledger');
      const filters = page.getByRole('group', { name: text('ui.filters.name') });
      for (const filter of ['kind', 'direction', 'date']) {
        const name = text(`billing.ledger.${filter}`);
        await filters.getByRole('button', { name, exact: true }).click();
        const popover = page.getByRole('dialog', { name, exact: true });
        await expect(popover).toBeVisible();
        await look(`filter by ${filter}`);
        await page.keyboard.press('Escape');
        await expect(popover).toBeHidden();
      }
      await open(
        page,
        `${billingPaths.overview}?kind=cod_remitted&direction=in&created_from=2025-01-02`,
      );
      await expect(page.getByText(text('billing.ledger.notFound.title'))).toBeVisible();
      await look('nothing found');
      await open(page, `${billingPaths.overview}?kind=top_up`);
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').click();
      const receipt = page.getByRole('dialog', { name: text('billing.receipt') });
      await expect(receipt).toBeVisible();
      await look('receipt', receipt);
      await page.route('**/api/website/balance', async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as object;
        await route.fulfill({ json: { ...json, is_low: true } });
      });
      await open(page, billingPaths.overview);
      await expect(page.getByText(text('billing.low.title'))).toBeVisible();
      await look('low');
      await open(page, homePath);
      await look('low at home');
    },
  },
  {
    name: 'topping up',
    provokes: [503],
    async visit({ page, text, look }) {
      await enterAsNew(page);
      await open(page, billingPaths.overview);
      await expect(page.getByText(text('billing.none.title'))).toBeVisible();
      await look('no balance');
      await open(page, billingPaths.topUp);
      const submit = page.locator('button[type="submit"]');
      await submit.click();
      await expect(page.getByText(text('validation.required'))).toBeVisible();
      await look('required');
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await fill(page, text('billing.topUp.amount'), '1');
      await fill(page, text('billing.topUp.description'), '4111111111111111');
      await submit.click();
      await expect(page.getByText(text('validation.card_number'))).toBeVisible();
      await look('wrong');
      await page.route('**/api/website/top-ups', (route) =>
        route.fulfill({ status: 503, json: { code: 'payment_provider_unavailable' } }),
      );
      await fill(page, text('billing.topUp.amount'), '100');
      await fill(page, text('billing.topUp.description'), 'رصيد');
      await submit.click();
      await expect(page.getByText(text('billing.topUp.unavailable'))).toBeVisible();
      await look('unavailable');
    },
  },
  {
    name: 'outcomes of payments',
    provokes: [404],
    async visit({ page, text, look }) {
      await tellOutcome(page, { status: 'paid', return_url: shipmentPaths.create });
      await open(page, `${checkoutPaths.paymentSuccess}${reference}`);
      await expect(page.getByText(text('checkout.paid.description'))).toBeVisible();
      await look('paid');
      for (const failure of [
        'declined',
        'insufficient_funds',
        'expired_card',
        'authentication_failed',
        'cancelled',
        'other',
      ] as const) {
        await tellOutcome(page, { status: 'failed', failure });
        await open(page, `${checkoutPaths.paymentFail}${reference}`);
        await expect(page.getByText(text(`checkout.failure.${failure}`))).toBeVisible();
      }
      await look('failed, signed out');
      await enterAsNew(page);
      await tellOutcome(page, { status: 'expired' });
      await open(page, `${checkoutPaths.paymentFail}${reference}`);
      await expect(page.getByText(text('checkout.failure.expired'))).toBeVisible();
      await look('expired');
      await button(page, text('checkout.retry')).click();
      await expect(page.getByText(text('checkout.retry.notYours'))).toBeVisible();
      await look('of another account');
      await page.clock.install();
      await tellOutcome(page, {});
      await open(page, `${checkoutPaths.paymentSuccess}${reference}`);
      await look('pending');
      await page.clock.fastForward('00:31');
      await expect(page.getByText(text('checkout.pending.long'))).toBeVisible();
      await look('pending for long');
    },
  },
];
