/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The secret half of an API key. Send it as the password of HTTP Basic authentication. The server stores only its hash.
 * @maxLength 47
 * @pattern ^mzi_[A-Za-z0-9_-]{43}$
 */
export type SecretKey = string;
