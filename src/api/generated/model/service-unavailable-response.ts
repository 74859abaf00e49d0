/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The database does not answer, or not in time. Whether the request took effect can be open; where the operation takes an idempotency key, repeat it with the same one.
 */
export type ServiceUnavailableResponse = Problem;
