import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { planChangePath, plansPath } from './paths.ts';

export const screens = { plans: plansPath };

export const fullStops: Stops = {
  async plans({ page, text, names, signIn, checkScreen }) {
    await signIn('company');
    await open(page, plansPath);
    await checkScreen('plans');
    await button(page, names.value('plan_period', 'yearly')).click();
    await checkScreen('by the year');
    const dialog = page.getByRole('dialog');
    await open(page, planChangePath('advanced', 'yearly'));
    await checkScreen('change', { shows: dialog.getByText(text('plans.line.total')) });
  },
};
