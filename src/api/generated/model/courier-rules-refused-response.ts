/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another device has saved the rules since they were read, or the plan allows fewer.
 */
export type CourierRulesRefusedResponse = Problem;
