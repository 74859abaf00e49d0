/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a rating.
 * @maxLength 30
 * @pattern ^rtg_[0-9a-hjkmnp-tv-z]{26}$
 */
export type RatingId = string;
