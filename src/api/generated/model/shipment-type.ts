/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the parcel contains, which decides how it must be carried.
 */
export type ShipmentType = typeof ShipmentType[keyof typeof ShipmentType];


export const ShipmentType = {
  /** Goods that need no special handling. */
  parcel: 'parcel',
  /** Papers only. */
  document: 'document',
  /** Goods that break easily. */
  fragile: 'fragile',
  /** Goods that must be kept cold. */
  chilled: 'chilled',
} as const;
