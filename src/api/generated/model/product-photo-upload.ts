/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A form with the photo.
 */
export interface ProductPhotoUpload {
  /** Content of the file: PNG, JPEG or WebP, of at most 5 MiB. */
  photo: Blob | File;
}
