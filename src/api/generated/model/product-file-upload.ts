/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A form with the file.
 */
export interface ProductFileUpload {
  /** Content of the file: CSV or XLSX, of at most 5 MiB. */
  file: Blob | File;
}
