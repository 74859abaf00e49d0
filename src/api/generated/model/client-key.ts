/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The public half of an API key, which identifies it. Send it as the user name of HTTP Basic authentication. That of a test key begins with `mzk_test_`.
 * @maxLength 35
 * @pattern ^mzk_(test_)?[0-9a-hjkmnp-tv-z]{26}$
 */
export type ClientKey = string;
