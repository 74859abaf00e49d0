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
  on: Date;
  /** Amount including VAT. Fixed from the message seven days before, until then the price of today. */
  price: PositiveMoney;
}
