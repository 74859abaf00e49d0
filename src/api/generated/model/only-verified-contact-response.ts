/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is the only verified login of the account; the other must be verified first.
 */
export type OnlyVerifiedContactResponse = Problem;
