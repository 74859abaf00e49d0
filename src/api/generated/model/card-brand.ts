/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Names of card schemes, which are the same in every language.
 */
export type CardBrand = typeof CardBrand[keyof typeof CardBrand];


export const CardBrand = {
  mada: 'mada',
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  unionpay: 'unionpay',
} as const;
