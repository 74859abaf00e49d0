/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Content of an Excel workbook (Office Open XML).
 */
export type XlsxFile = Blob;
