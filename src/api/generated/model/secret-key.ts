/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The secret half of an API key. Send it as the password of HTTP Basic authentication. The server stores only its hash.
 * @maxLength 100
 * @pattern ^[!-~]+$
 */
export type SecretKey = string;
