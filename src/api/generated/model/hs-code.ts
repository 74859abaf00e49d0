/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The product's number in the Harmonized System, for customs abroad. Digits only.
 * @minLength 6
 * @maxLength 12
 * @pattern ^[0-9]{6,12}$
 */
export type HsCode = string;
