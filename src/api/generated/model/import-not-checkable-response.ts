/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The rows have not been checked yet, or the server is working on the batch.
 */
export type ImportNotCheckableResponse = Problem;
