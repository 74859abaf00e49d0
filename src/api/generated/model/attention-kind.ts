/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `held_payment`: a payment of a top-up arrived otherwise than ordered and is looked into. `low_balance`: the balance is below the account's `low_balance_threshold`. `price_difference`: the balance did not cover a return or a delivery after a cancellation, which is still owed. `cash_overdue`: a courier collected cash more than 7 days ago and has not paid it out. `failed_attempt`: the courier did not reach the receiver. `stalled_shipment`: no scan for 72 hours, unless the last one was a failed attempt. `address_missing`: the receiver has no National Address and can still give one. `waiting_order`: an order of a store is not booked after 24 hours. `ended_plan`: the plan could not be renewed, or has ended for it.
 */
export type AttentionKind = typeof AttentionKind[keyof typeof AttentionKind];


export const AttentionKind = {
  held_payment: 'held_payment',
  low_balance: 'low_balance',
  price_difference: 'price_difference',
  cash_overdue: 'cash_overdue',
  failed_attempt: 'failed_attempt',
  stalled_shipment: 'stalled_shipment',
  address_missing: 'address_missing',
  waiting_order: 'waiting_order',
  ended_plan: 'ended_plan',
} as const;
