/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttachmentContent } from './attachment-content.ts';
import type { AttachmentType } from './attachment-type.ts';

/**
 * The file attached to a shipment, with its content.
 */
export interface AttachmentFile {
  media_type: AttachmentType;
  content: AttachmentContent;
}
