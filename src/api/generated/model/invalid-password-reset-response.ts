/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token is dead, or the password is against its rules.
 */
export type InvalidPasswordResetResponse = Problem;
