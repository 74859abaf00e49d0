/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A cell as text that is corrected alike in several rows; a longer one is corrected by itself.
 * @maxLength 5000
 * @pattern ^[^\u0000\uD800-\uDFFF]*$
 */
export type ImportCorrectionText = string;
