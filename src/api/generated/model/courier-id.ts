/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a courier.
 * @maxLength 30
 * @pattern ^crr_[0-9a-hjkmnp-tv-z]{26}$
 */
export type CourierId = string;
