/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An earlier step is missing, or the account already exists.
 */
export type RegistrationConflictResponse = Problem;
