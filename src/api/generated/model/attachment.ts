/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttachmentType } from './attachment-type.ts';
import type { DateTime } from './date-time.ts';

/**
 * The file attached to a shipment, without its content.
 */
export interface Attachment {
  media_type: AttachmentType;
  /**
     * Size of the stored file, in bytes.
     * @minimum 1
     * @maximum 5242880
     */
  size: number;
  /** When the file was attached. */
  added_at: DateTime;
}
