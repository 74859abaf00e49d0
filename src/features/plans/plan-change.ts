import type { Money } from '../../../common/money.ts';
import type { Plan } from '../../api/generated/model/plan.ts';
import type { PlanChoice } from '../../api/generated/model/plan-choice.ts';
import type { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import type { PlanPrice } from '../../api/generated/model/plan-price.ts';
import { PlanTier } from '../../api/generated/model/plan-tier.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';

/** How a choice changes the plan; `renew` pays the plan whose renewal failed. */
export type ChangeKind = 'upgrade' | 'downgrade' | PlanPeriod | 'renew' | 'cancel';

type Current = Pick<Subscription, 'tier' | 'period' | 'status'>;

const tiers = Object.values(PlanTier);

/** What the choice does to the current plan; null if it is the current plan. */
export function changeOf(current: Current, { tier, period }: PlanChoice): ChangeKind | null {
  const step = tiers.indexOf(tier) - tiers.indexOf(current.tier);
  if (step > 0) return 'upgrade';
  if (step < 0) return tier === 'basic' ? 'cancel' : 'downgrade';
  if (period !== current.period) return period ?? null;
  return current.status === 'grace' ? 'renew' : null;
}

/** The choice of a plan in a period; the free plan has none. */
export function choiceOf(tier: PlanTier, period: PlanPeriod): PlanChoice {
  return tier === 'basic' ? { tier } : { tier, period };
}

export function priceOf(plan: Plan, period: PlanPeriod): PlanPrice | undefined {
  return plan.prices.find((each) => each.period === period);
}

/**
 * What paying by the year saves against twelve months, and its share of them (0 to 1); null if it
 * saves nothing or the plan is not sold by both.
 */
export function savingOf(plan: Plan): { amount: Money; share: number } | null {
  const month = priceOf(plan, 'monthly')?.price;
  const year = priceOf(plan, 'yearly')?.price;
  if (!month || !year) return null;
  const twelve = month.amount * 12;
  const amount = twelve - year.amount;
  return amount > 0 ? { amount: { ...year, amount }, share: amount / twelve } : null;
}

/** The day before a day `2026-11-24`. Ends of periods are the first day after them. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
