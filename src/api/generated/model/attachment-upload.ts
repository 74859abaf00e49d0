/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface AttachmentUpload {
  /** The bytes of the file. */
  attachment: Blob | File;
}
