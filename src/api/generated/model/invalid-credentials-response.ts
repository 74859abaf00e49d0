/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * E-mail or password is wrong, or a field is missing.
 */
export type InvalidCredentialsResponse = Problem;
