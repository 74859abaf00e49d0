/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The card scheme.
 */
export type CardBrand = typeof CardBrand[keyof typeof CardBrand];


export const CardBrand = {
  /** mada, the Saudi debit scheme. */
  mada: 'mada',
  /** Visa. */
  visa: 'visa',
  /** Mastercard. */
  mastercard: 'mastercard',
  /** American Express. */
  amex: 'amex',
  /** UnionPay. */
  unionpay: 'unionpay',
} as const;
