/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the shipping cost is paid.
 */
export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];


export const PaymentMethod = {
  /** From the account\'s prepaid balance, the only way so far. */
  balance: 'balance',
} as const;
