/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why an order needs attention: `wrong_fields`, which its faults tell; `missing_address` if only the National Address is missing; `incomplete` if the store has told no more than its status; `unpaid` if the store has no money yet; `masked_address` if the store does not give the address; `no_courier` if the courier rules found none, or `low_balance` if the balance did not cover it; `cancelled_at_store` if the store cancelled it after it was booked. Why it is left out: `no_shipping` if nothing is to be shipped, `shipped_elsewhere` if the store says that it is on its way without a shipment from here, `dismissed` if the account left it out.
 */
export type StoreOrderReason = typeof StoreOrderReason[keyof typeof StoreOrderReason];


export const StoreOrderReason = {
  wrong_fields: 'wrong_fields',
  missing_address: 'missing_address',
  incomplete: 'incomplete',
  unpaid: 'unpaid',
  masked_address: 'masked_address',
  no_courier: 'no_courier',
  low_balance: 'low_balance',
  cancelled_at_store: 'cancelled_at_store',
  no_shipping: 'no_shipping',
  shipped_elsewhere: 'shipped_elsewhere',
  dismissed: 'dismissed',
} as const;
