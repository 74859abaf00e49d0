/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Machine-readable code of the problem.
 */
export type ShipmentConflictCode = typeof ShipmentConflictCode[keyof typeof ShipmentConflictCode];


export const ShipmentConflictCode = {
  /** The balance is too low for the price. */
  insufficient_balance: 'insufficient_balance',
  /** The balance is below zero; a top-up must pay the debt first. */
  balance_below_zero: 'balance_below_zero',
  /** The quote has expired. */
  quote_expired: 'quote_expired',
  /** A shipment was already booked with the quote. */
  quote_used: 'quote_used',
  /** The shipment differs from the parcel that was quoted. */
  quote_mismatch: 'quote_mismatch',
  /** The quote has no price for this courier and service. */
  courier_unavailable: 'courier_unavailable',
  /** The store order is already booked. */
  store_order_booked: 'store_order_booked',
} as const;
