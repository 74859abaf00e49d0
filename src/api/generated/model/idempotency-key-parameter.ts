/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Chosen by the caller, with a new value for each intended booking; accounts do not share their keys. For 24 hours, the same key with the same path and body returns the same response; with a different path or body, the response is 422.
 */
export type IdempotencyKeyParameter = string;
