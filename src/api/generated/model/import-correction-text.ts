/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Text of a cell that is corrected in several rows at once. Longer texts must be corrected row by row.
 * @maxLength 5000
 * @pattern ^[^\u0000\uD800-\uDFFF]*$
 */
export type ImportCorrectionText = string;
