/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account has 50 batches that are not booked yet.
 */
export type TooManyImportsResponse = Problem;
