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
  /** The shipment as the request named it. */
  shipment_id: ShipmentId;
  /** Its tracking number; absent with `not_found`. */
  tracking_number?: TrackingNumber;
  /** Why it has no label in the file. */
  reason: LabelLeftOutReason;
}
