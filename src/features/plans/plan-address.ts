import type { PlanChoice } from '../../api/generated/model/plan-choice.ts';
import { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import { PlanTier } from '../../api/generated/model/plan-tier.ts';
import { periodParameter, tierParameter } from './paths.ts';
import { choiceOf } from './plan-change.ts';

/** What the page's address says: the period of the prices, and the change that is opened. */
export interface PlanAddress {
  period: PlanPeriod | undefined;
  choice: PlanChoice | null;
}

/** Reads an address. Unknown values count as none. */
export function readPlanAddress(search: URLSearchParams): PlanAddress {
  const tier = known(PlanTier, search.get(tierParameter));
  const period = known(PlanPeriod, search.get(periodParameter));
  return { period, choice: tier ? choiceOf(tier, period ?? 'monthly') : null };
}

function known<Value extends string>(values: Record<Value, Value>, text: string | null) {
  return Object.values<Value>(values).find((value) => value === text);
}
