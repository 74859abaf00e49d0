/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LimitValue } from './limit-value.ts';
import type { PlanLimit } from './plan-limit.ts';

/**
 * How much of one limit the account uses.
 */
export interface LimitUsage {
  limit: PlanLimit;
  /** The most that the account's plan allows; for `cash_back`, the share in basis points. */
  allowed: LimitValue;
  /** How many the account has, including paused ones. Absent for `cash_back`, `labels_in_file` and `import_rows`, which are not used up. */
  used?: LimitValue;
  /** How many of them are paused, because they are beyond the limit. Absent whenever `used` is. */
  paused?: LimitValue;
}
