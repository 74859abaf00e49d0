/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where the shipment was created. A shipment for a store order has the store's platform, however it was booked.
 */
export type ShipmentSource = typeof ShipmentSource[keyof typeof ShipmentSource];


export const ShipmentSource = {
  /** The web app. */
  website: 'website',
  /** Another system with an API key. */
  api: 'api',
  /** An import batch. */
  import: 'import',
  /** An order of a store on Salla. */
  salla: 'salla',
  /** An order of a store on Zid. */
  zid: 'zid',
} as const;
