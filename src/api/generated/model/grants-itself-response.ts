/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The platform grants access itself.
 */
export type GrantsItselfResponse = Problem;
