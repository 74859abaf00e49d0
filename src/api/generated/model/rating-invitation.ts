/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * A shipment that was delivered lately and has not been rated.
 */
export interface RatingInvitation {
  shipment_id: ShipmentId;
  tracking_number: TrackingNumber;
  courier: CourierSummary;
  delivered_at: DateTime;
  until: DateTime;
}
