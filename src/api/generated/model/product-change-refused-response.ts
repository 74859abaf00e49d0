/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another product has this SKU, or this one is paused because it is beyond the plan's limit.
 */
export type ProductChangeRefusedResponse = Problem;
