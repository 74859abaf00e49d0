/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What can be done with the order. If its shipment is cancelled or fails, the order returns to the state it had before it was booked.
 */
export type StoreOrderState = typeof StoreOrderState[keyof typeof StoreOrderState];


export const StoreOrderState = {
  /** It can be booked. */
  new: 'new',
  /** Something prevents its booking or, if it is booked, its shipment may have to be cancelled. */
  needs_attention: 'needs_attention',
  /** Its shipment is on the way. */
  booked: 'booked',
  /** Its shipment was delivered. */
  delivered: 'delivered',
  /** The store cancelled it before it was booked. */
  cancelled: 'cancelled',
  /** There is nothing to ship. */
  left_out: 'left_out',
} as const;
