/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What has to be settled first.
 */
export type OpenItemCode = typeof OpenItemCode[keyof typeof OpenItemCode];


export const OpenItemCode = {
  /** Money in the balance, to be used up or paid out. */
  balance: 'balance',
  /** A debt of the account. */
  balance_below_zero: 'balance_below_zero',
  /** Cash that couriers collected and have not paid out. */
  cash_on_delivery_owed: 'cash_on_delivery_owed',
  /** Returns that the balance could not pay. */
  returns_owed: 'returns_owed',
  /** Deliveries after a cancellation that the balance could not pay. */
  deliveries_owed: 'deliveries_owed',
  /** Shipments that are not delivered, cancelled or returned yet. */
  shipments_under_way: 'shipments_under_way',
  /** Shipments that were cancelled or given up and may still be delivered. */
  parcels_may_arrive: 'parcels_may_arrive',
  /** Top-ups that may still be paid. */
  payments_pending: 'payments_pending',
  /** Payments that an operator is checking. */
  payments_held: 'payments_held',
} as const;
