/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The current password is wrong, or a field is invalid.
 */
export type InvalidPasswordChangeResponse = Problem;
