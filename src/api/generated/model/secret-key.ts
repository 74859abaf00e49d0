/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The secret half of an API key, to be sent as the password of HTTP Basic. Kept as a hash alone.
 * @maxLength 47
 * @pattern ^mzi_[A-Za-z0-9_-]{43}$
 */
export type SecretKey = string;
