/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file would do something else by now than when it was checked, or add more products than the plan allows. Nothing was changed.
 */
export type ProductImportRefusedResponse = Problem;
