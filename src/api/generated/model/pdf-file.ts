/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The content of a PDF file.
 */
export type PdfFile = Blob;
