/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a connected store.
 * @maxLength 30
 * @pattern ^sto_[0-9a-hjkmnp-tv-z]{26}$
 */
export type StoreId = string;
