import { PLAN_LIMITS } from '../../../openapi/generated/plan-limits.ts';
import type { PlanTier } from '../../domain/plan-change.ts';

/** What plans limit: docs/adr/0032-plans.md. */
export type PlanLimit = keyof typeof PLAN_LIMITS;

/** Every limit, in the order of the contract. */
export const LIMITS = Object.keys(PLAN_LIMITS) as PlanLimit[];

/** What a plan allows at most; of cash back, its share in 1/10,000. */
export function allowed(limit: PlanLimit, tier: PlanTier): number {
  return PLAN_LIMITS[limit][tier];
}
