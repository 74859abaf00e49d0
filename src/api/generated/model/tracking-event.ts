/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DeliveryFailureReason } from './delivery-failure-reason.ts';
import type { Line } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { TrackingStatus } from './tracking-status.ts';

export interface TrackingEvent {
  occurred_at: DateTime;
  tracking_status: TrackingStatus;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city?: Line;
  /** Only with `delivery_attempted`, `returning` and `failed`, and only if the courier gave it. */
  failure_reason?: DeliveryFailureReason;
  /** The courier's own wording, on one line; shortened if it is too long. */
  courier_text?: Paragraph;
}
