/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The item is already saved, or the limit has been reached.
 */
export type SavingConflictResponse = Problem;
