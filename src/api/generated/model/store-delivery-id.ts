/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a delivery.
 * @maxLength 30
 * @pattern ^sdl_[0-9a-hjkmnp-tv-z]{26}$
 */
export type StoreDeliveryId = string;
