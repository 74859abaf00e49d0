/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The secret half of an API key, sent as the password in HTTP Basic authentication. Stored only as a hash.
 * @maxLength 47
 * @pattern ^mzi_[A-Za-z0-9_-]{43}$
 */
export type SecretKey = string;
