/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another product has this SKU, or this product is paused because it is beyond the limit of the plan.
 */
export type ProductChangeRefusedResponse = Problem;
