/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies what a file adds and changes: the same fingerprint means the same changes.
 * @minLength 32
 * @maxLength 32
 * @pattern ^[0-9a-f]{32}$
 */
export type ProductFileFingerprint = string;
