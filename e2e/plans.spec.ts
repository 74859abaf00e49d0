import { billingPaths } from '../src/features/billing/paths.ts';
import { planChangePath, plansPath } from '../src/features/plans/paths.ts';
import { payByCard } from './support/hosted-page.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

inArabicOnPhone(() => {
  test('a plan is paid by card, cancelled, and kept after all', async ({
    page,
    text,
    names,
    enterAsNew,
    checkScreen,
  }) => {
    const { client } = await enterAsNew();
    const dialog = page.getByRole('dialog');
    const intermediate = names.value('plan_tier', 'intermediate');
    const yours = page.getByRole('heading', {
      name: text('plans.yours', { plan: intermediate }),
    });
    const ask = { tier: 'intermediate', period: 'monthly' } as const;
    const { data: due } = await client.POST('/website/subscription/preview', { body: ask });
    if (!due?.shortfall) throw new Error('A new account has an empty balance');

    await test.step('what it costs, and the two ways to pay', async () => {
      await open(page, plansPath);
      await expect(page.getByText(text('plans.yours.free'))).toBeVisible();
      await button(page, text('plans.choose.upgrade', { plan: intermediate })).click();
      await expect(dialog.getByText(text('plans.line.total'))).toBeVisible();
      await checkScreen('short', { part: dialog });
      await expect(dialog.getByRole('link', { name: text('plans.topUp') })).toHaveAttribute(
        'href',
        billingPaths.topUpFor(due.shortfall ?? due.total, planChangePath(ask.tier, ask.period)),
      );
    });

    await test.step('by card, it starts as soon as it is paid', async () => {
      await button(dialog, text('plans.payByCard')).click();
      await payByCard(page, 'paid');
      await page.getByRole('link', { name: text('checkout.continue') }).click();
      await expect(page).toHaveURL(plansPath);
      await expect(yours).toBeVisible();
      const { data: plan } = await client.GET('/website/subscription');
      expect(plan).toMatchObject({ ...ask, status: 'active', ends_on: due.ends_on });
      const { data: documents } = await client.GET('/website/invoices', {
        params: { query: { subject: 'subscription' } },
      });
      expect(documents?.data.map(({ kind, total }) => ({ kind, total }))).toEqual([
        { kind: 'invoice', total: due.total },
      ]);
    });

    await test.step('a cancellation waits for the end of the period, and can be withdrawn', async () => {
      await button(page, text('plans.choose.cancel')).click();
      await expect(dialog.getByText(text('plans.cancel.ask'))).toBeVisible();
      await button(dialog, text('plans.choose.cancel')).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text('plans.ending.lead'))).toBeVisible();
      await checkScreen('cancelled');
      await button(page, text('plans.keep')).click();
      await expect(page.getByText(text('plans.ending.lead'))).toBeHidden();
      const { data: plan } = await client.GET('/website/subscription');
      expect(plan?.scheduled_change).toBeUndefined();
      expect(plan?.renewal?.price).toEqual(due.total);
    });
  });
});
