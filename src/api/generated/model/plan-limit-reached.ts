/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LimitValue } from './limit-value.ts';
import type { PlanLimit } from './plan-limit.ts';
import type { PlanTier } from './plan-tier.ts';

/**
 * The limit that the request would exceed.
 */
export interface PlanLimitReached {
  limit: PlanLimit;
  /** The account's plan. */
  tier: PlanTier;
  /** The most that the plan allows. */
  allowed: LimitValue;
  /** How many the account has; for `labels_in_file` and `import_rows`, how many the request asks for. */
  used: LimitValue;
}
