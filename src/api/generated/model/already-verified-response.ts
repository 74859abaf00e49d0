/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The e-mail or phone is already verified.
 */
export type AlreadyVerifiedResponse = Problem;
