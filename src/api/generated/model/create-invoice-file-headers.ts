/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotency-key-parameter.ts';

export type CreateInvoiceFileHeaders = {
/**
 * Chosen by the caller, with a new random value, such as a UUID, for each thing to be done; accounts do not share their keys. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422. A refused request leaves its key unused.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key': IdempotencyKeyParameter;
};
