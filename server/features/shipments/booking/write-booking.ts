import { type Selectable, sql } from 'kysely';
import { isWritten } from '../../../db/all-or-nothing.ts';
import type { Queryable } from '../../../db/database.ts';
import { type ClaimValues, claimPart } from '../../../db/idempotency.ts';
import { statement } from '../../../db/statement.ts';
import type { ActivityEntry } from '../../../http/activity-note.ts';
import { entryPart } from '../../activity/store.ts';
import { type MovementValues, movementParts } from '../../balance/ledger.ts';
import { insertShipments } from '../shipment-row.ts';
import type { ShipmentsTable } from '../tables.ts';

/** Everything a booking writes. */
export interface BookingRows {
  claim: ClaimValues;
  quoteId: string;
  draftId: string | null;
  shipment: Selectable<ShipmentsTable>;
  /** Of its creation. */
  eventId: string;
  charge: MovementValues;
  entry: ActivityEntry;
}

interface Values extends ClaimValues, MovementValues {
  shipmentId: string;
  trackingNumber: string;
  quoteId: string;
  draftId: string | null;
  shipment: string;
  eventId: string;
  city: string;
  entry: string;
}

/**
 * The idempotency key and its answer, the use of the quote, the tracking number, the shipment and
 * its first event, the charge, and the entry in the activity log. Each part needs the one before.
 */
const writeAll = statement(
  (v: Values) => sql`
    with ${claimPart(v)}, used as (
      update quotes set used_by = ${v.shipmentId}, used_at = ${v.now}
      where account_id = ${v.accountId} and id = ${v.quoteId} and used_by is null
        and exists (select from claimed)
      returning id
    ), numbered as (
      insert into tracking_numbers (tracking_number, account_id)
      select ${v.trackingNumber}, ${v.accountId} from used
      on conflict do nothing returning tracking_number
    ), booked as (
      ${insertShipments(v.accountId, v.shipment)} where exists (select from numbered) returning id
    ), scanned as (
      insert into tracking_events
        (account_id, shipment_id, id, occurred_at, tracking_status, city)
      select ${v.accountId}, ${v.shipmentId}, ${v.eventId}, ${v.now}::timestamptz, 'created', ${v.city}
      from booked returning id
    ), drafted as (
      delete from shipment_drafts where account_id = ${v.accountId} and id = ${v.draftId}
    ), ${entryPart(v)}, ${movementParts(v, sql`exists (select from scanned) and exists (select from recorded)`)}
    select all_or_nothing(exists (select from entered))`,
);

/**
 * Writes a booking, all of it or nothing.
 *
 * @returns false if the key or the tracking number is taken, the quote is used or the balance is too
 *   low.
 */
export function writeBooking(db: Queryable, rows: BookingRows): Promise<boolean> {
  const { claim, charge, quoteId, draftId, shipment, eventId, entry } = rows;
  const values = {
    ...claim,
    ...charge,
    ...{ quoteId, draftId, eventId },
    shipmentId: shipment.id,
    trackingNumber: shipment.tracking_number,
    shipment: JSON.stringify([shipment]),
    city: shipment.origin_city,
    entry: JSON.stringify(entry),
  };
  return isWritten(writeAll(db, values));
}
