/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a parcel with the product must be carried.
 */
export type ProductShipmentType = typeof ProductShipmentType[keyof typeof ProductShipmentType];


export const ProductShipmentType = {
  /** Without special handling. */
  parcel: 'parcel',
  /** As goods that break easily. */
  fragile: 'fragile',
  /** As goods that must be kept cold. */
  chilled: 'chilled',
} as const;
