/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is already verified.
 */
export type AlreadyVerifiedResponse = Problem;
