/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the carriage is paid for.
 */
export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];


export const PaymentMethod = {
  balance: 'balance',
} as const;
