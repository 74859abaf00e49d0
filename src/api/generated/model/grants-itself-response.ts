/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The platform grants access itself; no token can be entered.
 */
export type GrantsItselfResponse = Problem;
