/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ShipmentType = typeof ShipmentType[keyof typeof ShipmentType];


export const ShipmentType = {
  parcel: 'parcel',
  document: 'document',
  fragile: 'fragile',
  chilled: 'chilled',
} as const;
