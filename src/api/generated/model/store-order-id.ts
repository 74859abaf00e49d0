/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a store order.
 * @maxLength 30
 * @pattern ^sor_[0-9a-hjkmnp-tv-z]{26}$
 */
export type StoreOrderId = string;
