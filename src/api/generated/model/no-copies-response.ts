/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account has none of these shipments or drafts, they are more than its plan allows, or it has 50 batches that are still to be booked.
 */
export type NoCopiesResponse = Problem;
