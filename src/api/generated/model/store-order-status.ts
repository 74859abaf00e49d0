/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the store's own status means.
 */
export type StoreOrderStatus = typeof StoreOrderStatus[keyof typeof StoreOrderStatus];


export const StoreOrderStatus = {
  /** Waiting for payment. */
  unpaid: 'unpaid',
  /** To be shipped. */
  open: 'open',
  /** On its way to the customer. */
  shipping: 'shipping',
  /** With the customer. */
  delivered: 'delivered',
  /** Cancelled at the store. */
  cancelled: 'cancelled',
  /** Refunded at the store. */
  refunded: 'refunded',
} as const;
