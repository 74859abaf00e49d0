/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many requests; wait before trying again.
 */
export type TooManyRequestsResponse = Problem;
