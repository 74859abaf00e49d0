/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a draft.
 * @maxLength 30
 * @pattern ^dft_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ShipmentDraftId = string;
