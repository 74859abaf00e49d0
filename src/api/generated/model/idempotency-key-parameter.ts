/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Chosen by the caller, new for each intended booking; other accounts may choose the same. The same key with the same path and body gives the same answer for 24 hours; with another path or body 422.
 */
export type IdempotencyKeyParameter = string;
