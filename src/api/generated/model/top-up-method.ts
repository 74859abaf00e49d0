/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a top-up is paid.
 */
export type TopUpMethod = typeof TopUpMethod[keyof typeof TopUpMethod];


export const TopUpMethod = {
  /** A credit or debit card, mada included. */
  credit_card: 'credit_card',
  /** A PayPal account. */
  paypal: 'paypal',
  /** Apple Pay. */
  apple_pay: 'apple_pay',
} as const;
