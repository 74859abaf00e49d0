/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  AttachmentUpload
} from '../mizan-api.schemas.zod.ts';


/**
 * A picture or a PDF of the goods, of at most 5 MiB, in place of the one before. What the file is, its bytes say. A picture (PNG, JPEG or WebP, of at most 40 megapixels) is turned upright, brought to at most 2000 pixels a side, stripped of everything but the picture itself, and kept as WebP; a PDF is kept as it is.
 * @summary Attach a file to a shipment
 */
export const UpdateShipmentAttachmentBody = AttachmentUpload

