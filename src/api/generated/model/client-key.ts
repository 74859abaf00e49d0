/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an API key: its public half, sent as the user name in HTTP Basic authentication.
 * @maxLength 30
 * @pattern ^mzk_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ClientKey = string;
