/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  AttachmentUpload
} from '../mizan-api.schemas.zod.ts';


/**
 * Attaches a picture or PDF of the goods, at most 5 MiB, replacing any earlier file. The type of the file is determined from its bytes. A picture (PNG, JPEG or WebP, at most 40 megapixels) is rotated upright, scaled down to at most 2000 pixels a side, stripped of everything but the picture itself, and stored as WebP. A PDF of at most 500 pages is rewritten with nothing but its pages, so its metadata, outline and signatures are lost. A PDF with scripts, actions other than links, or embedded files is refused, as is one that is encrypted or damaged.
 * @summary Attach a file to a shipment
 */
export const UpdateShipmentAttachmentBody = AttachmentUpload

