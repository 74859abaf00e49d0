/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is missing, unknown or invalid, or is not a part of this shipment; `errors` lists each.
 */
export type RatingInvalidResponse = Problem;
