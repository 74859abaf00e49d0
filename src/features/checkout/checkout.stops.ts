import type { Page } from '@playwright/test';
import type { components } from '../../../openapi/generated/types.ts';
import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { checkoutPaths } from './paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';

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

/** Makes the server answer with this outcome for the payment in the address. */
async function tellOutcome(page: Page, said: Partial<Outcome>): Promise<void> {
  await page.unroute('**/api/website/checkout/*');
  await page.route('**/api/website/checkout/*', (route) =>
    route.fulfill({ json: { ...outcome, ...said } }),
  );
}

export const screens = {
  'payment-fail': checkoutPaths.paymentFail,
  'payment-success': checkoutPaths.paymentSuccess,
  'payment-paid': `${checkoutPaths.paymentSuccess}${reference}`,
};

export const stops: Stops = {
  async 'outcomes of payments'({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(404, 409);
    await tellOutcome(page, { status: 'paid', return_url: shipmentPaths.create });
    await open(page, `${checkoutPaths.paymentSuccess}${reference}`);
    await checkScreen('paid', { shows: text('checkout.paid.description') });
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
    await checkScreen('failed, signed out');
    await enterAsNew();
    await tellOutcome(page, { status: 'expired' });
    await open(page, `${checkoutPaths.paymentFail}${reference}`);
    await checkScreen('expired', { shows: text('checkout.failure.expired') });
    await button(page, text('checkout.retry')).click();
    await checkScreen('of another account', { shows: text('checkout.retry.notYours') });
    await page.route('**/api/website/top-ups/*/retry', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'credit_changed', credit: { amount: 36_120, currency: 'SAR' } },
      }),
    );
    await open(page, `${checkoutPaths.paymentFail}${reference}`);
    await button(page, text('checkout.retry')).click();
    await checkScreen('rate changed', { shows: text('checkout.retry.changed') });
    await page.clock.install();
    await tellOutcome(page, {});
    await open(page, `${checkoutPaths.paymentSuccess}${reference}`);
    await checkScreen('pending');
    await page.clock.fastForward('00:31');
    await checkScreen('pending for long', { shows: text('checkout.pending.long') });
  },
  async 'signed-out pages'({ page, checkScreen }) {
    for (const path of [checkoutPaths.paymentFail, checkoutPaths.paymentSuccess, '/nothing/here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen(path);
    }
  },
};
