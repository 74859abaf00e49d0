/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * As much is kept as can be.
 */
export type TooManySavedResponse = Problem;
