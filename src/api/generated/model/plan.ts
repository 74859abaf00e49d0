/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanAllowance } from './plan-allowance.ts';
import type { PlanPrice } from './plan-price.ts';
import type { PlanTier } from './plan-tier.ts';

export interface Plan {
  tier: PlanTier;
  /**
     * By period, monthly first. Empty for `basic`, which is free, and for a plan that is no longer offered.
     * @maxItems 2
     */
  prices: PlanPrice[];
  /**
     * All limits, in the same order for every plan.
     * @maxItems 50
     */
  limits: PlanAllowance[];
}
