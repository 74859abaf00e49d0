/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the receiver still owes: nothing, everything at the door, or everything before the order is to be shipped.
 */
export type StorePayment = typeof StorePayment[keyof typeof StorePayment];


export const StorePayment = {
  paid: 'paid',
  on_delivery: 'on_delivery',
  unpaid: 'unpaid',
} as const;
