/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a top-up.
 * @maxLength 30
 * @pattern ^top_[0-9a-hjkmnp-tv-z]{26}$
 */
export type TopUpId = string;
