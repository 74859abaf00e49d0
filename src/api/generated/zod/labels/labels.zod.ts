/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  LabelBatchCreate,
  LabelRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * Starts a file with the labels of several shipments. The server makes it in the background; `getLabelBatch` reports the progress. Each piece of a shipment has its own label, and a file holds at most 2,000. Cancelled shipments, and shipments that this account does not have, are left out; if none is left, the response is 409.
 * @summary Create a label batch
 */
export const CreateLabelBatchBody = LabelBatchCreate

/**
 * Returns one PDF; a label has one page for each piece. It shows the shipment as it is at the time of the request, for example with an address that the receiver has completed since it was booked.
 * @summary Download the label or the waybill of a shipment
 */
export const DownloadShipmentLabelBody = LabelRequest

