/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is nothing to verify.
 */
export type AlreadyVerifiedResponse = Problem;
