/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LabelLeftOutReason } from './label-left-out-reason.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * A shipment whose label is not in the file.
 */
export interface LabelLeftOut {
  shipment_id: ShipmentId;
  tracking_number?: TrackingNumber;
  reason: LabelLeftOutReason;
}
