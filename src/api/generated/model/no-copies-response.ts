/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account has none of these items, there are more of them than its plan allows, or it has 50 batches that are not booked yet.
 */
export type NoCopiesResponse = Problem;
