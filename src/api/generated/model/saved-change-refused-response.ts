/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An equal item is already saved, or this one is paused because it is beyond the limit of the plan.
 */
export type SavedChangeRefusedResponse = Problem;
