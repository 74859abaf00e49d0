/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The delivery is a duplicate or was refused, so it must have no effect.
 */
export type ReplayConflictResponse = Problem;
