/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  LabelBatchCreate,
  LabelRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * The server makes the file in the background; `getLabelBatch` tells how far it is. Each piece of a shipment has a label of its own; a file has at most 2,000. Cancelled shipments and those that this account does not have are left out; where no other is named, it is 409.
 * @summary Begin a file with the labels of several shipments
 */
export const CreateLabelBatchBody = LabelBatchCreate

/**
 * One PDF; a label has a page for each piece. Whoever asks again gets it as the shipment is then, such as with an address that its receiver has completed.
 * @summary Download the label or the waybill of a shipment
 */
export const DownloadShipmentLabelBody = LabelRequest

