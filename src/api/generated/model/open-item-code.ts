/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `balance`: money left to use up or to ask back. `balance_below_zero`: a debt. `cash_on_delivery_owed`: cash that couriers collected and have not paid out. `returns_owed` and `deliveries_owed`: carriage that the balance could not pay. `shipments_under_way`: not delivered, cancelled or returned yet. `parcels_may_arrive`: cancelled or given up, and may still be delivered. `payments_pending`: top-ups that may still be paid. `payments_held`: payments that an operator is checking.
 */
export type OpenItemCode = typeof OpenItemCode[keyof typeof OpenItemCode];


export const OpenItemCode = {
  balance: 'balance',
  balance_below_zero: 'balance_below_zero',
  cash_on_delivery_owed: 'cash_on_delivery_owed',
  returns_owed: 'returns_owed',
  deliveries_owed: 'deliveries_owed',
  shipments_under_way: 'shipments_under_way',
  parcels_may_arrive: 'parcels_may_arrive',
  payments_pending: 'payments_pending',
  payments_held: 'payments_held',
} as const;
