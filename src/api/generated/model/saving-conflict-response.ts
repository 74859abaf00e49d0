/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An equal item is already saved, or the account has as many as its plan allows.
 */
export type SavingConflictResponse = Problem;
