/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { LimitUsage } from './limit-usage.ts';
import type { Money } from './money.ts';
import type { PlanChangeTime } from './plan-change-time.ts';
import type { PlanCharge } from './plan-charge.ts';
import type { PlanCredit } from './plan-credit.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { SubscriptionVersion } from './subscription-version.ts';

/**
 * What a change would do and cost today. Nothing has been changed or charged.
 */
export interface PlanChangePreview {
  tier: PlanTier;
  /** Period of the new plan; absent for `basic`. */
  period?: PlanPeriod;
  /** When the change would take effect. */
  takes_effect: PlanChangeTime;
  /** First day of the new plan. */
  starts_on: Date;
  /** First day after the new period; absent for `basic`. */
  ends_on?: Date;
  /** Amount charged today; absent if none. */
  charge?: PlanCharge;
  /** Amount credited today; absent if none. */
  credit?: PlanCredit;
  /** Amount to be charged on `starts_on`; present if the plan is not free and starts later. */
  charge_later?: PositiveMoney;
  /** The charge less the credit; negative if the balance grows. */
  total: Money;
  /** The balance after the change; below zero if it is insufficient. */
  balance_after: Money;
  /** Amount missing from the balance; absent if it is sufficient. */
  shortfall?: PositiveMoney;
  version: SubscriptionVersion;
  /**
     * Limits of the new plan that the account exceeds, with the number of items that would be paused.
     * @maxItems 50
     */
  paused: LimitUsage[];
}
