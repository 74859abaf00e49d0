/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';

/**
 * A change that takes effect when the paid period ends. A change to `basic` is a cancellation.
 */
export interface ScheduledChange {
  tier: PlanTier;
  /** New period; absent for `basic`. */
  period?: PlanPeriod;
  /** Day on which the change takes effect. */
  on: Date;
}
