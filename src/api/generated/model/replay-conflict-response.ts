/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The delivery is a duplicate or was refused, so that nothing may come of it.
 */
export type ReplayConflictResponse = Problem;
