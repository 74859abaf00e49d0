/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaidPlanOutcome } from './paid-plan-outcome.ts';
import type { PaidTier } from './paid-tier.ts';
import type { PlanPeriod } from './plan-period.ts';

/**
 * The plan that a top-up pays for, and what has become of it.
 */
export interface PaidPlan {
  tier: PaidTier;
  period: PlanPeriod;
  /** What has become of the change of plan. */
  outcome: PaidPlanOutcome;
}
