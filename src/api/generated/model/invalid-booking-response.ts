/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is invalid, or the idempotency key was used with a different body.
 */
export type InvalidBookingResponse = Problem;
