/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LimitValue } from './limit-value.ts';
import type { PlanLimit } from './plan-limit.ts';

/**
 * What the account uses of one limit.
 */
export interface LimitUsage {
  limit: PlanLimit;
  allowed: LimitValue;
  /** How many the account has, with those that are paused; absent for `cash_back`, `labels_in_file` and `import_rows`, which are not used up. */
  used?: LimitValue;
  /** How many of them are paused, because they are beyond the limit; absent where `used` is. */
  paused?: LimitValue;
}
