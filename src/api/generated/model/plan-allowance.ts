/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LimitValue } from './limit-value.ts';
import type { PlanLimit } from './plan-limit.ts';

/**
 * What a plan allows of one thing.
 */
export interface PlanAllowance {
  limit: PlanLimit;
  /** The most of it; for `cash_back` the share in basis points. */
  allowed: LimitValue;
}
