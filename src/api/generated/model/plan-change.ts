/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PlanTier } from './plan-tier.ts';
import type { SubscriptionVersion } from './subscription-version.ts';

/**
 * A change of plan, as the person has seen it.
 */
export interface PlanChange {
  tier: PlanTier;
  /** Period of the plan. Required unless the tier is `basic`, which has none. */
  period?: PlanPeriod;
  /** The `total` of the preview that the person has seen, in riyals. */
  seen_total: Money;
  version: SubscriptionVersion;
}
