/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account has as many stores as its plan allows.
 */
export type StoreLimitResponse = Problem;
