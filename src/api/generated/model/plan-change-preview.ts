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
 * What a change does and costs today. Nothing has been changed or charged.
 */
export interface PlanChangePreview {
  tier: PlanTier;
  period?: PlanPeriod;
  takes_effect: PlanChangeTime;
  /** First day of the new plan. */
  starts_on: Date;
  /** First day after the new period; absent for `basic`. */
  ends_on?: Date;
  /** What is charged today; absent if nothing is. */
  charge?: PlanCharge;
  /** What is given back today; absent if nothing is. */
  credit?: PlanCredit;
  /** What will be charged on `starts_on`, if the plan is not free and starts later. */
  charge_later?: PositiveMoney;
  /** The charge less the credit; negative if the balance grows. */
  total: Money;
  /** The balance after the change; below zero if it is insufficient. */
  balance_after: Money;
  /** Amount missing from the balance; absent if it is enough. */
  shortfall?: PositiveMoney;
  version: SubscriptionVersion;
  /**
     * Limits of the new plan that the account is beyond, with how many would be paused.
     * @maxItems 50
     */
  paused: LimitUsage[];
}
