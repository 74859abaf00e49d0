/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a top-up is paid.
 */
export type TopUpMethod = typeof TopUpMethod[keyof typeof TopUpMethod];


export const TopUpMethod = {
  credit_card: 'credit_card',
  paypal: 'paypal',
  apple_pay: 'apple_pay',
} as const;
