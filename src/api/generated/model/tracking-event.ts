/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Line } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { TrackingStatus } from './tracking-status.ts';

export interface TrackingEvent {
  occurred_at: DateTime;
  tracking_status: TrackingStatus;
  /** In Saudi Arabia a code of `listCities`; abroad the name as written. */
  city?: Line;
  /** The courier's own words, on one line; what is too long is cut. */
  courier_text?: Paragraph;
}
