/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * One or more fields are invalid; each is listed.
 */
export type InvalidAccountDataResponse = Problem;
