/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server is working on the batch.
 */
export type ImportBusyResponse = Problem;
