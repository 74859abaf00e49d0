/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an API key: its public half, sent as the user name in HTTP Basic authentication. That of a test key begins with `mzk_test_`.
 * @maxLength 35
 * @pattern ^mzk_(test_)?[0-9a-hjkmnp-tv-z]{26}$
 */
export type ClientKey = string;
