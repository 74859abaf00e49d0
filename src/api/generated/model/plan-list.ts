/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Plan } from './plan.ts';

/**
 * The plans.
 */
export interface PlanList {
  /**
     * The plans, from `basic` to `advanced`.
     * @maxItems 3
     */
  data: Plan[];
}
