/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a photo of a courier.
 * @maxLength 30
 * @pattern ^pho_[0-9a-hjkmnp-tv-z]{26}$
 */
export type PhotoId = string;
