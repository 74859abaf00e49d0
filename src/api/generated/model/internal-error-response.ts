/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An error on the server; nothing was written.
 */
export type InternalErrorResponse = Problem;
