/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The short Saudi National Address: four letters and four digits.
 * @maxLength 8
 * @pattern ^[A-Z]{4}[0-9]{4}$
 */
export type ShortAddress = string;
