/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The rating can be deleted, but no longer changed.
 */
export type RatingTooLateResponse = Problem;
