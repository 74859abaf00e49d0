/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanConflict } from './plan-conflict.ts';

/**
 * The plan cannot be changed, or costs something other than what was seen. Nothing was changed or charged.
 */
export type PlanChangeRefusedResponse = PlanConflict;
