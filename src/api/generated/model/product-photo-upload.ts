/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface ProductPhotoUpload {
  /** The content of the file. */
  photo: Blob | File;
}
