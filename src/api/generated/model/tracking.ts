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
  /** The shipment. */
  shipment_id: ShipmentId;
  tracking_number: TrackingNumber;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  /** The courier that carries it. */
  courier: CourierSummary;
  service_type: ServiceType;
  /** Where the parcel was sent from. */
  origin: Place;
  /** Where the parcel is sent to. */
  destination: Place;
  /** When the shipment was booked. */
  created_at: DateTime;
  /** When the status last changed or, until it is final, the courier last scanned the parcel. */
  updated_at: DateTime;
  /** Last day of the delivery time, counting only the courier's working days. */
  expected_delivery_on: Date;
  /**
     * The tracking history, newest first. Events are only added, never changed.
     * @maxItems 500
     */
  events: TrackingEvent[];
}
