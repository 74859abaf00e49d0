/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The database does not respond, or not in time. The request may or may not have taken effect; if the operation takes an idempotency key, repeat the request with the same key.
 */
export type ServiceUnavailableResponse = Problem;
