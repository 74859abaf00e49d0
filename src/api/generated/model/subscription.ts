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
  /** Absent for `basic`. */
  period?: PlanPeriod;
  status: SubscriptionStatus;
  /** First day of the paid period; absent for `basic`. */
  starts_on?: Date;
  /** First day after the paid period; absent for `basic`. */
  ends_on?: Date;
  /** The day on which the plan becomes `basic` unless it is paid; present if the status is `grace`. */
  grace_until?: Date;
  scheduled_change?: ScheduledChange;
  /** Absent for `basic`, and if the plan becomes `basic` because it was cancelled or is no longer offered. */
  renewal?: Renewal;
  version: SubscriptionVersion;
  /**
     * All limits, in the order of `listPlans`.
     * @maxItems 50
     */
  usage: LimitUsage[];
}
