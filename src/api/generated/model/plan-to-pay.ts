/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaidTier } from './paid-tier.ts';
import type { PlanPeriod } from './plan-period.ts';

/**
 * A plan that a top-up pays for.
 */
export interface PlanToPay {
  tier: PaidTier;
  period: PlanPeriod;
}
