/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Chosen by the caller, new for each intended booking. The same key with the same body gives the same answer for 24 hours; with another body 422.
 */
export type IdempotencyKeyParameter = string;
