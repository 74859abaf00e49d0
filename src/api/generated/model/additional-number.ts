/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The additional number of a Saudi National Address, four digits.
 * @maxLength 4
 * @pattern ^[0-9]{4}$
 */
export type AdditionalNumber = string;
