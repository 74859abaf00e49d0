/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface AttachmentUpload {
  /** The content of the file. */
  attachment: Blob | File;
}
