/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A step before this one is missing, or the account exists by now.
 */
export type RegistrationConflictResponse = Problem;
