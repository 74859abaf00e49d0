import { billingPaths } from '../src/features/billing/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { profilePath } from '../src/features/profile/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { exampleTime } from './support/stop.ts';
import { prefer } from './support/prefer.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

const balance = '**/api/website/balance';
const outcome = '**/api/website/checkout/*';
const reference = `?payment=mzt_${'x'.repeat(43)}`;

inArabicOnPhone(() => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.clock.setFixedTime(exampleTime);
    await signIn('company');
  });

  test('a low balance is shown on the page with the person’s limit, and in the bar', async ({
    page,
    text,
    checkScreen,
  }) => {
    await prefer(page, balance, 'example=low');
    await page.route('**/api/website/profile', async (route) => {
      const answer = await route.fetch();
      const profile = (await answer.json()) as object;
      const limit = { amount: 10_000, currency: 'SAR' };
      await route.fulfill({ json: { ...profile, low_balance_threshold: limit } });
    });
    await page.goto(billingPaths.overview);
    const notice = page.getByRole('note').filter({ hasText: text('billing.low.title') });
    await expect(notice).toContainText(/SAR.100\.00/);
    await expect(notice.getByRole('link', { name: text('billing.low.change') })).toHaveAttribute(
      'href',
      profilePath,
    );
    const bar = page.getByRole('banner').getByRole('link', { name: text('app.balance.low') });
    await expect(bar).toHaveAttribute('href', billingPaths.overview);
    await checkScreen('billing-low', { picture: 'billing-low' });
  });

  test('an account without top-ups has no balance and no ledger', async ({
    page,
    text,
    checkScreen,
  }) => {
    await prefer(page, balance, 'example=empty');
    await page.goto(billingPaths.overview);
    await expect(page.getByText(text('billing.none.title'))).toBeVisible();
    await expect(page.getByText(text('billing.ledger'), { exact: true })).toHaveCount(0);
    await checkScreen('billing-none', { picture: 'billing-none' });
  });

  test('a failed payment shows its reason on either page, and a pending one is checked', async ({
    page,
    text,
    checkScreen,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await prefer(page, outcome, 'example=failed');
    await page.goto(`${checkoutPaths.paymentSuccess}${reference}`);
    await expect(page).toHaveURL(`${checkoutPaths.paymentFail}${reference}`);
    await expect(page.getByText(text('checkout.failure.declined'))).toBeVisible();
    const other = page.getByRole('link', { name: text('checkout.otherMethod') });
    await expect(other).toHaveAttribute(
      'href',
      billingPaths.topUpFor({ amount: 50_000, currency: 'SAR' }, shipmentPaths.create),
    );
    await checkScreen('payment-declined', { picture: 'payment-declined' });

    await prefer(page, outcome, 'example=pending');
    await page.reload();
    await expect(heading).toHaveText(text('checkout.pending.title'));
    await prefer(page, outcome, 'example=paid');
    await expect(page).toHaveURL(`${checkoutPaths.paymentSuccess}${reference}`);
    await expect(heading).toHaveText(text('checkout.paid.title'));
  });
});

test.describe('content that cannot be loaded', () => {
  test.use({ provokes: [500], language: 'en' });

  test('shows a message in its place, and is retried', async ({ page, signIn, text }) => {
    await signIn('company');
    await prefer(page, '**/api/website/balance/transactions?*', 'code=500');
    await page.goto(billingPaths.overview);
    await expect(page.getByText(text('ui.failed.title'))).toHaveCount(1);
    await page.unroute('**/api/website/balance/transactions?*');
    await page.getByRole('button', { name: text('ui.retry') }).click();
    await expect(page.getByRole('grid', { name: text('billing.ledger') })).toBeVisible();

    await prefer(page, '**/api/website/balance/transactions/csv', 'code=500');
    await page.getByRole('button', { name: text('billing.csv') }).click();
    await expect(page.getByText(text('billing.csv.failed'))).toBeVisible();

    await prefer(page, '**/api/website/top-ups/options', 'code=500');
    await page.goto(billingPaths.topUp);
    await expect(page.getByText(text('ui.failed.title'))).toBeVisible();
    await page.unroute('**/api/website/top-ups/options');
    await page.getByRole('button', { name: text('ui.retry') }).click();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible();
  });
});
