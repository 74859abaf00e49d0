/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A form with the picture.
 */
export interface PictureUpload {
  /** Content of the file: PNG, JPEG or WebP, of at most 5 MiB. */
  picture: Blob | File;
}
