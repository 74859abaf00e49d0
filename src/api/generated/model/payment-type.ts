/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the goods are paid for.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];


export const PaymentType = {
  prepaid: 'prepaid',
  cash_on_delivery: 'cash_on_delivery',
} as const;
