/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaidPlanOutcome } from './paid-plan-outcome.ts';
import type { PaidTier } from './paid-tier.ts';
import type { PlanPeriod } from './plan-period.ts';

/**
 * The plan that a top-up pays for, and what became of it.
 */
export interface PaidPlan {
  tier: PaidTier;
  period: PlanPeriod;
  /** `pending` until the top-up is paid. Then `changed`, or `not_changed` if the change no longer costs what was seen or is no longer possible: the money stays on the balance, and the account is told by a message. */
  outcome: PaidPlanOutcome;
}
