/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `pending` is shown as in shipping, `completed` as received, `cancelled` and `failed` as cancelled.
 */
export type ShipmentStatus = typeof ShipmentStatus[keyof typeof ShipmentStatus];


export const ShipmentStatus = {
  pending: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
