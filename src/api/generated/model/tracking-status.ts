/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The detailed progress of a shipment, which complements the status. It is where the courier's scans lead in the order in which they happened, whenever they were reported; those of one moment are taken in the order of this list. Only `created` leads to `picked_up`; `returning` leads only to `delivered`, `returned` and `failed`; and nothing leads out of these three and `cancelled`, once a shipment was there.
 */
export type TrackingStatus = typeof TrackingStatus[keyof typeof TrackingStatus];


export const TrackingStatus = {
  /** Booked; the courier has not scanned it yet. */
  created: 'created',
  /** Collected by the courier. */
  picked_up: 'picked_up',
  /** Travelling between places. */
  in_transit: 'in_transit',
  /** At one of the courier\'s sorting hubs. */
  at_hub: 'at_hub',
  /** With the driver, on the way to the receiver. */
  out_for_delivery: 'out_for_delivery',
  /** A delivery was attempted and failed; the courier may try again. */
  delivery_attempted: 'delivery_attempted',
  /** Handed over to the receiver. */
  delivered: 'delivered',
  /** On the way back to the sender. */
  returning: 'returning',
  /** Back with the sender. */
  returned: 'returned',
  /** Cancelled before collection. */
  cancelled: 'cancelled',
  /** Refused by the courier, lost, or given up after the last attempt. */
  failed: 'failed',
} as const;
