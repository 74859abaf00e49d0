/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface ProductFileUpload {
  /** The content of the file. */
  file: Blob | File;
}
