/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Text of a cell as it is in the file; empty if the cell is empty.
 * @maxLength 32767
 * @pattern ^[^\u0000\uD800-\uDFFF]*$
 */
export type ImportText = string;
