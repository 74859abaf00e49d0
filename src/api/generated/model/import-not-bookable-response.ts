/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The batch was changed since it was read, its prices have expired, it has no rows to book, or the server is working on it.
 */
export type ImportNotBookableResponse = Problem;
