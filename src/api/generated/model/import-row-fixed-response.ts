/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The row is booked, the rows have not been checked yet, or the server is working on the batch.
 */
export type ImportRowFixedResponse = Problem;
