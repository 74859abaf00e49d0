/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The public half of an API key, which identifies it. Send it as the user name of HTTP Basic authentication.
 * @maxLength 100
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type ClientKey = string;
