/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The label is stuck on the parcel, the waybill goes with it.
 */
export type ShipmentDocument = typeof ShipmentDocument[keyof typeof ShipmentDocument];


export const ShipmentDocument = {
  label: 'label',
  waybill: 'waybill',
} as const;
