/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { Place } from './place.ts';
import type { PublicAddressState } from './public-address-state.ts';
import type { PublicCourier } from './public-courier.ts';
import type { PublicEvent } from './public-event.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentStatus } from './shipment-status.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * Where a shipment is, for anyone who has the address of its public page. It contains no personal data.
 */
export interface PublicTracking {
  tracking_number: TrackingNumber;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  /** The courier that carries it. */
  courier: PublicCourier;
  service_type: ServiceType;
  /** Where the parcel was sent from. */
  origin: Place;
  /** Where the parcel is sent to. */
  destination: Place;
  /** When the status last changed or, until it is final, the courier last scanned the parcel. */
  updated_at: DateTime;
  /** Last day of the delivery time, counting only the courier's working days. */
  expected_delivery_on: Date;
  address: PublicAddressState;
  /**
     * The tracking history, newest first.
     * @maxItems 500
     */
  events: PublicEvent[];
}
