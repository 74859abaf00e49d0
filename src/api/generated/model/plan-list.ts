/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Plan } from './plan.ts';

export interface PlanList {
  /**
     * From `basic` to `advanced`.
     * @maxItems 3
     */
  data: Plan[];
}
