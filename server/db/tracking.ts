import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from './database.ts';
import type { TrackingEventsTable } from './schema.ts';

export type TrackingEvent = Selectable<TrackingEventsTable>;

/** The contract shows no more of them. */
const MAX_EVENTS = 500;

export async function addTrackingEvent(
  tx: Tx,
  event: Insertable<TrackingEventsTable>,
): Promise<void> {
  await tx.insertInto('tracking_events').values(event).execute();
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
