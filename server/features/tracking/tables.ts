import type { ColumnType } from 'kysely';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { DeliveryFailureReason } from '../../domain/courier-events.ts';
import type { TrackingStatus } from '../../domain/shipment-status.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    tracking_events: TrackingEventsTable;
  }
}

/** Append-only. */
export interface TrackingEventsTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  id: Fixed<string>;
  occurred_at: FixedTime;
  tracking_status: Fixed<TrackingStatus>;
  city: Fixed<string | null>;
  courier_text: Fixed<string | null>;
  /** The courier's id for the event, or a hash of it; null for our own events. */
  courier_event_id: ColumnType<string | null, string | null | undefined, never>;
  failure_reason: ColumnType<
    DeliveryFailureReason | null,
    DeliveryFailureReason | null | undefined,
    never
  >;
}
