/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token is invalid, or the password breaks its rules.
 */
export type InvalidPasswordResetResponse = Problem;
