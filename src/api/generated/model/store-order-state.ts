/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `new` if it can be booked; `needs_attention` if something stands in the way, or, once it is booked, if its shipment should perhaps be cancelled; `booked` until it is `delivered`; `cancelled` if the store cancelled it before; `left_out` if it is nothing to ship. A shipment that is cancelled or has failed leaves the order as it was before the booking.
 */
export type StoreOrderState = typeof StoreOrderState[keyof typeof StoreOrderState];


export const StoreOrderState = {
  new: 'new',
  needs_attention: 'needs_attention',
  booked: 'booked',
  delivered: 'delivered',
  cancelled: 'cancelled',
  left_out: 'left_out',
} as const;
