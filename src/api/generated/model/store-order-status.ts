/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the store's own status means.
 */
export type StoreOrderStatus = typeof StoreOrderStatus[keyof typeof StoreOrderStatus];


export const StoreOrderStatus = {
  unpaid: 'unpaid',
  open: 'open',
  shipping: 'shipping',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;
