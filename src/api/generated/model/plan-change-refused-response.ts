/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanConflict } from './plan-conflict.ts';

/**
 * The plan cannot be changed, or the change no longer costs what the person has seen. Nothing was changed or charged.
 */
export type PlanChangeRefusedResponse = PlanConflict;
