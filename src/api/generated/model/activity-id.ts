/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an entry of the activity log.
 * @maxLength 30
 * @pattern ^aud_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ActivityId = string;
