/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where the shipment was created from; for an order of a store, its platform, however it was booked.
 */
export type ShipmentSource = typeof ShipmentSource[keyof typeof ShipmentSource];


export const ShipmentSource = {
  website: 'website',
  api: 'api',
  import: 'import',
  salla: 'salla',
  zid: 'zid',
} as const;
