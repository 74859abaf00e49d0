/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Proves that a delivery comes from the store. Salla signs with it (HMAC-SHA256 of the raw body); Zid sends it as the password of HTTP Basic authentication.
 * @minLength 16
 * @maxLength 200
 * @pattern ^[\u0021-\u0039\u003B-\u007E]+$
 */
export type StoreSecret = string;
