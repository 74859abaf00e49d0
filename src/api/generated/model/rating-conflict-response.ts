/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The shipment cannot be rated, or can no longer be rated.
 */
export type RatingConflictResponse = Problem;
