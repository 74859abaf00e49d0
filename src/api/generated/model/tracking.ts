/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { Place } from './place.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { ShipmentStatus } from './shipment-status.ts';
import type { TrackingEvent } from './tracking-event.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * Where a shipment is, without personal data.
 */
export interface Tracking {
  shipment_id: ShipmentId;
  tracking_number: TrackingNumber;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  courier: CourierSummary;
  service_type: ServiceType;
  origin: Place;
  destination: Place;
  created_at: DateTime;
  updated_at: DateTime;
  expected_delivery_on: Date;
  /**
     * Newest first. Events are only added, never changed.
     * @maxItems 500
     */
  events: TrackingEvent[];
}
