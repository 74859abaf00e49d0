/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is the account's only verified login. Verify the other one first.
 */
export type OnlyVerifiedContactResponse = Problem;
