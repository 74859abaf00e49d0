/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The label goes on the parcel; the waybill accompanies it.
 */
export type ShipmentDocument = typeof ShipmentDocument[keyof typeof ShipmentDocument];


export const ShipmentDocument = {
  label: 'label',
  waybill: 'waybill',
} as const;
