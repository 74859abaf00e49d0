/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is against its rule, or the idempotency key was used with another body.
 */
export type InvalidTopUpResponse = Problem;
