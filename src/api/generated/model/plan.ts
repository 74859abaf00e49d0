/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanAllowance } from './plan-allowance.ts';
import type { PlanPrice } from './plan-price.ts';
import type { PlanTier } from './plan-tier.ts';

/**
 * A plan with its prices and limits.
 */
export interface Plan {
  tier: PlanTier;
  /**
     * Prices by period, monthly first. Empty for `basic`, which is free, and for a plan that is no longer offered.
     * @maxItems 2
     */
  prices: PlanPrice[];
  /**
     * All limits of the plan, in the same order for every plan.
     * @maxItems 50
     */
  limits: PlanAllowance[];
}
