/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The batch was changed since it was read, its prices no longer hold, it has no rows to book, or the server is at work on it.
 */
export type ImportNotBookableResponse = Problem;
