/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';

/**
 * A plan to preview.
 */
export interface PlanChoice {
  tier: PlanTier;
  /** Period of the plan. Required unless the tier is `basic`, which has none. */
  period?: PlanPeriod;
}
