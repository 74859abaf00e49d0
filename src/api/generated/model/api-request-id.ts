/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an entry of the request log.
 * @maxLength 30
 * @pattern ^req_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ApiRequestId = string;
