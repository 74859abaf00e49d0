import type { Handlers } from '../../http/operations.ts';
import { withBookingProblems } from '../shipments/booking/booking-problems.ts';
import { changePlan, choiceOf, previewPlan, resumePlan } from './change-plan.ts';
import { toPlans } from './mapper.ts';
import { selectPlanPrices } from './prices.ts';
import { readSubscription } from './read-subscription.ts';

export const plansHandlers = {
  async listPlans(_request, { db }) {
    return { status: 200, body: { data: toPlans(await selectPlanPrices(db.kysely)) } };
  },

  async getSubscription(_request, { account, db }) {
    return { status: 200, body: await readSubscription(db.kysely, account.id) };
  },

  async previewPlanChange({ body }, { account, db, now }) {
    return { status: 200, body: await previewPlan(db.kysely, account.id, choiceOf(body), now) };
  },

  async changePlan({ body, header }, { account, db, now, note }) {
    const idempotencyKey = header['Idempotency-Key'];
    const change = { accountId: account.id, idempotencyKey, order: body, now };
    const { answer, takesEffect } = await withBookingProblems(changePlan(db, change));
    if (takesEffect === 'period_end') note({ action: 'plan_change_scheduled' });
    return answer;
  },

  async resumePlan(_request, { account, db }) {
    return { status: 200, body: await resumePlan(db, account.id) };
  },
} satisfies Pick<
  Handlers,
  'listPlans' | 'getSubscription' | 'previewPlanChange' | 'changePlan' | 'resumePlan'
>;
