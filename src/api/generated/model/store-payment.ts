/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the receiver still has to pay for the goods.
 */
export type StorePayment = typeof StorePayment[keyof typeof StorePayment];


export const StorePayment = {
  /** Nothing; the store has been paid. */
  paid: 'paid',
  /** Everything, on delivery. */
  on_delivery: 'on_delivery',
  /** Everything, before the order can be shipped. */
  unpaid: 'unpaid',
} as const;
