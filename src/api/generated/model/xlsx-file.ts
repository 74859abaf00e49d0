/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The content of an Excel workbook (Office Open XML).
 */
export type XlsxFile = Blob;
