/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file would now do something other than when it was checked, or would add more products than the plan allows. Nothing was changed.
 */
export type ProductImportRefusedResponse = Problem;
