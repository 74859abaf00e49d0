/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a parcel with the product must be carried.
 */
export type ProductShipmentType = typeof ProductShipmentType[keyof typeof ProductShipmentType];


export const ProductShipmentType = {
  parcel: 'parcel',
  fragile: 'fragile',
  chilled: 'chilled',
} as const;
