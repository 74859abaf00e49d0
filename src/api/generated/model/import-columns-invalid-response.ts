/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A column does not exist, two columns have the same field, or a required field has no column.
 */
export type ImportColumnsInvalidResponse = Problem;
