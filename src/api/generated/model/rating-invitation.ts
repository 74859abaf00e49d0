/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * A shipment that was delivered recently and has not been rated.
 */
export interface RatingInvitation {
  /** The shipment. */
  shipment_id: ShipmentId;
  tracking_number: TrackingNumber;
  /** The courier that carried it. */
  courier: CourierSummary;
  /** When it was delivered. */
  delivered_at: DateTime;
  /** When the time for rating ends. */
  until: DateTime;
}
