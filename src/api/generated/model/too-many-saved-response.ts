/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The limit of saved items has been reached.
 */
export type TooManySavedResponse = Problem;
