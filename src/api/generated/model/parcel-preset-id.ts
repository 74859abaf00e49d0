/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a parcel preset.
 * @maxLength 30
 * @pattern ^pst_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ParcelPresetId = string;
