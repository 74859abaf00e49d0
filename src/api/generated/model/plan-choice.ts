/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';

export interface PlanChoice {
  tier: PlanTier;
  /** Required unless the tier is `basic`, which has none. */
  period?: PlanPeriod;
}
