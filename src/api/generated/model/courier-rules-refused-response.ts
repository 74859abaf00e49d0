/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another device has saved the rules since they were read, or the plan does not allow so many.
 */
export type CourierRulesRefusedResponse = Problem;
