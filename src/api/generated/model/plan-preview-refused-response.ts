/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanConflict } from './plan-conflict.ts';

/**
 * The account already has this plan, or the plan is not offered.
 */
export type PlanPreviewRefusedResponse = PlanConflict;
