/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is the only verified way into the account, and the other one has to be verified first.
 */
export type OnlyVerifiedContactResponse = Problem;
