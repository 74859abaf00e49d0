import { fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { billingPaths } from '../paths.ts';

type Schemas = components['schemas'];

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

const CARD: Schemas['SavedPaymentMethod'] = {
  ...{ id: 'spm_01jd4a5r6s7t8v9w0x1y2z3a4b', brand: 'mada', last_four: '0007' },
  ...{ expires: '2028-05', is_expired: false, created_at: '2026-11-20T16:05:00Z' },
};
const CARDS: Schemas['SavedPaymentMethodList'] = {
  data: [
    CARD,
    {
      ...{ ...CARD, id: 'spm_01jd3a5r6s7t8v9w0x1y2z3a4b', brand: 'visa', last_four: '1111' },
      ...{ expires: '2026-10', is_expired: true },
    },
  ],
};
const ON: Schemas['AutoTopUp'] = {
  ...{ available: true, enabled: true },
  ...{ threshold: sar(20_000), amount: sar(50_000), daily_cap: sar(150_000) },
  ...{ payment_method_id: CARD.id, today: sar(50_000) },
};
const stopped = { reason: 'payments_failed', at: '2026-11-21T09:20:00Z' } as const;

export const fullStops: Stops = {
  async 'automatic top-up'({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, billingPaths.overview);
    const part = page.getByRole('dialog');
    const set = button(page, text('billing.auto.set'));
    await set.click();
    await checkScreen('no card', { shows: text('billing.auto.saveCard'), part });
    const answer = (path: string, json: object) =>
      page.route(`**/api/website/${path}`, (route) => route.fulfill({ json }));
    await answer('payment-methods', CARDS);
    const states = [
      ['stopped', { ...ON, enabled: false, stopped }, 'billing.auto.stopped'],
      ['on', ON, 'billing.auto.turnOff'],
    ] as const;
    for (const [state, setting, shown] of states) {
      await page.unroute('**/api/website/auto-top-up');
      await answer('auto-top-up', setting);
      await open(page, billingPaths.overview);
      await checkScreen(state, { shows: text(`billing.auto.is.${state}`) });
      await set.click();
      await checkScreen(`settings while ${state}`, { shows: text(shown), part });
    }
    const dialog = page.getByRole('dialog', { name: text('billing.auto.title'), exact: true });
    await fill(dialog, text('billing.auto.threshold'), '500');
    await button(dialog, text('billing.auto.save')).click();
    const wrong = dialog.locator('[aria-invalid="true"]');
    await expect(wrong).toHaveCount(1);
    await checkScreen('wrong settings', { shows: wrong, part });
    const brand = text('billing.auto.card.mada');
    const card = text('billing.auto.card.name', { brand, end: CARD.last_four });
    await button(page, text('billing.auto.delete.one', { card })).click();
    const question = page.getByRole('dialog', { name: text('billing.auto.delete.ask', { card }) });
    await checkScreen('delete', { shows: question, part: part.last() });
  },
};
