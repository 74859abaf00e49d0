/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanConflict } from './plan-conflict.ts';

/**
 * The plan is not available, or costs something other than the amount. No payment was opened.
 */
export type PlanTopUpRefusedResponse = PlanConflict;
