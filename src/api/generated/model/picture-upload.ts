/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface PictureUpload {
  /** The content of the file. */
  picture: Blob | File;
}
