/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of a tax document: ten characters that identify the account, and the position in its series of invoices and credit notes, which counts from 1 without gaps.
 * @maxLength 20
 * @pattern ^[0-9A-HJKMNP-TV-Z]{10}-[0-9]{6,9}$
 */
export type DocumentNumber = string;
