/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The figure counts nothing, or more than a file can hold.
 */
export type RowsNotDownloadableResponse = Problem;
