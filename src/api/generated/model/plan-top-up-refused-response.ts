/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanConflict } from './plan-conflict.ts';

/**
 * The plan to pay for cannot be had, or costs something other than the amount. Nothing was opened, and nothing is paid.
 */
export type PlanTopUpRefusedResponse = PlanConflict;
