/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An equal item is already saved.
 */
export type AlreadySavedResponse = Problem;
