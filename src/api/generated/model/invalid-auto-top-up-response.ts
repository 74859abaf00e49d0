/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is missing or invalid; each is listed.
 */
export type InvalidAutoTopUpResponse = Problem;
