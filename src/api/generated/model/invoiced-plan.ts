/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { PaidTier } from './paid-tier.ts';
import type { PlanPeriod } from './plan-period.ts';

/**
 * One period of a plan.
 */
export interface InvoicedPlan {
  tier: PaidTier;
  period: PlanPeriod;
  /** First day of the period. */
  starts_on: Date;
  /** The day after the last day of the period. */
  ends_on: Date;
}
