/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Which document of the shipment.
 */
export type ShipmentDocument = typeof ShipmentDocument[keyof typeof ShipmentDocument];


export const ShipmentDocument = {
  /** The label, which goes on the parcel. */
  label: 'label',
  /** The waybill, which accompanies the parcel. */
  waybill: 'waybill',
} as const;
