/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DeliveryFailureReason } from './delivery-failure-reason.ts';
import type { Line } from './line.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * A scan, or another event on the way of a parcel, without the courier's own words.
 */
export interface PublicEvent {
  /** When it happened, according to the courier. */
  occurred_at: DateTime;
  tracking_status: TrackingStatus;
  /** Where it happened: in Saudi Arabia, a code from `listCities`; abroad, the name of the city. Absent if the courier did not say. */
  city?: Line;
  /** Why the delivery failed. Only with `delivery_attempted`, `returning` and `failed`, and only if the courier gave a reason. */
  failure_reason?: DeliveryFailureReason;
}
