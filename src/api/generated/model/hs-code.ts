/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Code of the product in the Harmonized System, for customs abroad: 6 to 12 digits.
 * @minLength 6
 * @maxLength 12
 * @pattern ^[0-9]{6,12}$
 */
export type HsCode = string;
