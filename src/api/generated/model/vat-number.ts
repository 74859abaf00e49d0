/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A Saudi VAT registration number: 15 digits, of which the first and the last are 3.
 * @maxLength 15
 * @pattern ^3[0-9]{13}3$
 */
export type VatNumber = string;
