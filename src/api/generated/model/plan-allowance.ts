/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LimitValue } from './limit-value.ts';
import type { PlanLimit } from './plan-limit.ts';

/**
 * What a plan allows of one limit.
 */
export interface PlanAllowance {
  limit: PlanLimit;
  /** The most that the plan allows; for `cash_back`, the share in basis points. */
  allowed: LimitValue;
}
