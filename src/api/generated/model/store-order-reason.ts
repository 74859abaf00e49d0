/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why an order needs attention, or why it is left out.
 */
export type StoreOrderReason = typeof StoreOrderReason[keyof typeof StoreOrderReason];


export const StoreOrderReason = {
  /** Fields are wrong or missing; `faults` lists them. */
  wrong_fields: 'wrong_fields',
  /** Only the National Address is missing. */
  missing_address: 'missing_address',
  /** The store has sent only the status of the order. */
  incomplete: 'incomplete',
  /** The store has not been paid yet. */
  unpaid: 'unpaid',
  /** The store does not disclose the address. */
  masked_address: 'masked_address',
  /** The courier rules chose no courier. */
  no_courier: 'no_courier',
  /** The balance did not cover the price. */
  low_balance: 'low_balance',
  /** The store cancelled it after it was booked. */
  cancelled_at_store: 'cancelled_at_store',
  /** Left out: nothing is to be shipped. */
  no_shipping: 'no_shipping',
  /** Left out: the store reports it as shipped, but not with a shipment of this account. */
  shipped_elsewhere: 'shipped_elsewhere',
  /** Left out by the account. */
  dismissed: 'dismissed',
} as const;
