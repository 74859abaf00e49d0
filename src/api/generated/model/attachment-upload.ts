/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A form with the file to attach.
 */
export interface AttachmentUpload {
  /** Content of the file: a PNG, JPEG or WebP picture, or a PDF, of at most 5 MiB. */
  attachment: Blob | File;
}
