/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotency-key-parameter.ts';

export type CreateShipmentHeaders = {
/**
 * Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key': IdempotencyKeyParameter;
};
