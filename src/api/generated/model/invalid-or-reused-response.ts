/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is invalid, or the idempotency key was used for a different request.
 */
export type InvalidOrReusedResponse = Problem;
