/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { LimitUsage } from './limit-usage.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';
import type { Renewal } from './renewal.ts';
import type { ScheduledChange } from './scheduled-change.ts';
import type { SubscriptionStatus } from './subscription-status.ts';
import type { SubscriptionVersion } from './subscription-version.ts';

/**
 * The account's plan. Days are days in Riyadh.
 */
export interface Subscription {
  tier: PlanTier;
  /** Period of the plan; absent for `basic`. */
  period?: PlanPeriod;
  status: SubscriptionStatus;
  /** First day of the paid period; absent for `basic`. */
  starts_on?: Date;
  /** First day after the paid period; absent for `basic`. */
  ends_on?: Date;
  /** Day on which the plan becomes `basic` unless it is paid; present with the status `grace` only. */
  grace_until?: Date;
  /** The change that takes effect when the paid period ends; absent if none is scheduled. */
  scheduled_change?: ScheduledChange;
  /** The next charge. Absent for `basic`, and if the plan ends because it was cancelled or is no longer offered. */
  renewal?: Renewal;
  version: SubscriptionVersion;
  /**
     * Usage of all limits, in the order of `listPlans`.
     * @maxItems 50
     */
  usage: LimitUsage[];
}
