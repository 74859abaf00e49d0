/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ShipmentConflictCode = typeof ShipmentConflictCode[keyof typeof ShipmentConflictCode];


export const ShipmentConflictCode = {
  insufficient_balance: 'insufficient_balance',
  balance_below_zero: 'balance_below_zero',
  quote_expired: 'quote_expired',
  quote_used: 'quote_used',
  quote_mismatch: 'quote_mismatch',
  courier_unavailable: 'courier_unavailable',
  store_order_booked: 'store_order_booked',
} as const;
