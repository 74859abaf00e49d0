/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { PaidTier } from './paid-tier.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * What will be charged when the paid period ends, after a scheduled change if there is one.
 */
export interface Renewal {
  tier: PaidTier;
  period: PlanPeriod;
  /** Day on which the plan is renewed. */
  on: Date;
  /** Amount to be charged, including VAT. It is today's price until seven days before the renewal, when the account is told the price and it becomes fixed. */
  price: PositiveMoney;
}
