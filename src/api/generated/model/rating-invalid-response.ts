/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is missing, unknown or invalid, or does not belong to this shipment; each is listed.
 */
export type RatingInvalidResponse = Problem;
