/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Names an API key; the public half of it, to be sent as the user name of HTTP Basic.
 * @maxLength 30
 * @pattern ^mzk_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ClientKey = string;
