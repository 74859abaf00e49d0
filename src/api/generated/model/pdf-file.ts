/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The bytes of a PDF.
 */
export type PdfFile = Blob;
