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
 * Where a shipment is, for anyone who has the address of its public page; contains no personal data.
 */
export interface PublicTracking {
  tracking_number: TrackingNumber;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  courier: PublicCourier;
  service_type: ServiceType;
  origin: Place;
  destination: Place;
  updated_at: DateTime;
  expected_delivery_on: Date;
  address: PublicAddressState;
  /**
     * Newest first.
     * @maxItems 500
     */
  events: PublicEvent[];
}
