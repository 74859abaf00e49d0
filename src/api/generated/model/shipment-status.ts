/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The main status of a shipment. `completed`, `cancelled` and `failed` are final.
 */
export type ShipmentStatus = typeof ShipmentStatus[keyof typeof ShipmentStatus];


export const ShipmentStatus = {
  /** Booked and not final yet; shown as \"in shipping\". */
  pending: 'pending',
  /** Delivered; shown as \"received\". */
  completed: 'completed',
  /** Cancelled by the account before the courier collected it. */
  cancelled: 'cancelled',
  /** Refused by the courier, lost, given up or returned; shown as \"cancelled\". */
  failed: 'failed',
} as const;
