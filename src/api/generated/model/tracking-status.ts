/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The detailed state besides the status, taken from the courier's scans.
 */
export type TrackingStatus = typeof TrackingStatus[keyof typeof TrackingStatus];


export const TrackingStatus = {
  created: 'created',
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  at_hub: 'at_hub',
  out_for_delivery: 'out_for_delivery',
  delivery_attempted: 'delivery_attempted',
  delivered: 'delivered',
  returning: 'returning',
  returned: 'returned',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
