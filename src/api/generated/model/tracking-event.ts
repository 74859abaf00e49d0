/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DeliveryFailureReason } from './delivery-failure-reason.ts';
import type { Line } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * A scan, or another event on the way of a parcel.
 */
export interface TrackingEvent {
  /** When it happened, according to the courier. */
  occurred_at: DateTime;
  tracking_status: TrackingStatus;
  /** Where it happened: in Saudi Arabia, a code from `listCities`; abroad, the name of the city. Absent if the courier did not say. */
  city?: Line;
  /** Why the delivery failed. Only with `delivery_attempted`, `returning` and `failed`, and only if the courier gave a reason. */
  failure_reason?: DeliveryFailureReason;
  /** The courier's own wording, on one line and shortened if it is too long. Absent if there is none. */
  courier_text?: Paragraph;
}
