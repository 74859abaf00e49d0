/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OptionalIdempotencyKeyParameter } from './optional-idempotency-key-parameter.ts';

export type CreateApiKeyHeaders = {
/**
 * Chosen by the caller, with a new random value, such as a UUID, for each thing to be made; accounts do not share their keys. For 24 hours, the same key with the same path and body returns the same response, and makes no second one; with a different path or body, the response is 422. A refused request leaves its key unused. Without a key, each request makes another one.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: OptionalIdempotencyKeyParameter;
};
