/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The e-mail, phone or password is wrong, or a field is missing.
 */
export type InvalidCredentialsResponse = Problem;
