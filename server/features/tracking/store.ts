import type { Insertable, Selectable } from 'kysely';
import type { TrackingStatus } from '../../domain/shipment-status.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { TrackingEventsTable } from './tables.ts';

export type TrackingEvent = Selectable<TrackingEventsTable>;

/** Most events that the contract shows. */
export const MAX_EVENTS = 500;

export async function addTrackingEvent(
  tx: Tx,
  event: Insertable<TrackingEventsTable>,
): Promise<void> {
  await tx.insertInto('tracking_events').values(event).execute();
}

/** All events of a shipment, oldest first. */
export async function selectPastEvents(
  db: Queryable,
  accountId: string,
  shipmentId: string,
): Promise<{ trackingStatus: TrackingStatus; occurredAt: Date; courierEventId: string | null }[]> {
  const rows = await db
    .selectFrom('tracking_events')
    .select(['tracking_status', 'occurred_at', 'courier_event_id'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    trackingStatus: row.tracking_status,
    occurredAt: row.occurred_at,
    courierEventId: row.courier_event_id,
  }));
}

/** By shipment, newest first. */
export async function selectEventsOf(
  db: Queryable,
  accountId: string,
  shipmentIds: readonly string[],
): Promise<Map<string, TrackingEvent[]>> {
  if (shipmentIds.length === 0) return new Map();
  const events = await db
    .selectFrom('tracking_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('shipment_id', 'in', shipmentIds)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(events, ({ shipment_id }) => shipment_id);
}

/** Newest first. */
export function selectTrackingEvents(
  db: Queryable,
  accountId: string,
  shipmentId: string,
): Promise<TrackingEvent[]> {
  return db
    .selectFrom('tracking_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}
