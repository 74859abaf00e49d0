/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such thing in this account, or the identifier cannot be one.
 */
export type NotFoundResponse = Problem;
