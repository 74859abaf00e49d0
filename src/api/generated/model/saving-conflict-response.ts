/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is saved already, or as much is saved as can be.
 */
export type SavingConflictResponse = Problem;
