/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why the account should act.
 */
export type AttentionKind = typeof AttentionKind[keyof typeof AttentionKind];


export const AttentionKind = {
  /** A payment for a top-up differs from what was ordered and is being looked into. */
  held_payment: 'held_payment',
  /** The balance is below the account\'s `low_balance_threshold`. */
  low_balance: 'low_balance',
  /** The balance did not cover a return, or a delivery after a cancellation, which is still owed. */
  price_difference: 'price_difference',
  /** A courier collected cash more than 7 days ago and has not paid it out. */
  cash_overdue: 'cash_overdue',
  /** The courier did not reach the receiver. */
  failed_attempt: 'failed_attempt',
  /** The shipment has not been scanned for 72 hours, and its last scan was not a failed attempt. */
  stalled_shipment: 'stalled_shipment',
  /** The receiver has no National Address and can still give one. */
  address_missing: 'address_missing',
  /** A store order has not been booked for 24 hours. */
  waiting_order: 'waiting_order',
  /** The plan could not be renewed, or has ended because of that. */
  ended_plan: 'ended_plan',
} as const;
