/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttachmentType } from './attachment-type.ts';
import type { DateTime } from './date-time.ts';

/**
 * What is known of the file of a shipment.
 */
export interface Attachment {
  media_type: AttachmentType;
  /**
     * Bytes, as it is kept.
     * @minimum 1
     * @maximum 5242880
     */
  size: number;
  added_at: DateTime;
}
