/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the receiver pays for the goods.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];


export const PaymentType = {
  /** Nothing is collected at the door. */
  prepaid: 'prepaid',
  /** The courier collects the amount to collect from the receiver. */
  cash_on_delivery: 'cash_on_delivery',
} as const;
