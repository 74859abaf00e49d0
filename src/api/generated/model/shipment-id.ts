/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a shipment.
 * @maxLength 30
 * @pattern ^shp_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ShipmentId = string;
