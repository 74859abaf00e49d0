import { type Selectable, sql } from 'kysely';
import { allOrNothing } from '../../../db/all-or-nothing.ts';
import type { Queryable } from '../../../db/database.ts';
import { type ClaimValues, claimPart } from '../../../db/idempotency.ts';
import { statement } from '../../../db/statement.ts';
import type { ActivityEntry } from '../../../http/activity-note.ts';
import { entryPart } from '../../activity/store.ts';
import { type MovementValues, movementParts } from '../../balance/movements.ts';
import { insertShipments } from '../shipment-row.ts';
import type { ShipmentsTable } from '../tables.ts';

/** Everything a booking writes. */
export interface BookingRows {
  claim: ClaimValues;
  quoteId: string;
  draftId: string | null;
  /** Stands for the number of the invoice, which the statement itself gives. */
  unnumbered: string;
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
  unnumbered: string;
  shipment: string;
  eventId: string;
  city: string;
  entry: string;
}

/**
 * The use of the quote, the tracking number, the charge with its invoice, and with the invoice's
 * number the idempotency key and its answer, and the shipment with its first event; then the entry
 * in the activity log. Each part needs the one before.
 */
const writeAll = statement((v: Values) => {
  const numbered = (text: string) =>
    sql`replace(${text}, ${v.unnumbered}, (select number from issued))`;
  return sql<{ invoice_number: string }>`
    with used as (
      update quotes set used_by = ${v.shipmentId}, used_at = ${v.now}
      where account_id = ${v.accountId} and id = ${v.quoteId} and used_by is null
      returning id
    ), numbered as (
      insert into tracking_numbers (tracking_number, account_id)
      select ${v.trackingNumber}, ${v.accountId} from used
      on conflict do nothing returning tracking_number
    ), ${movementParts(v, sql`exists (select from numbered)`)},
    ${claimPart(v, numbered(v.body ?? ''), sql`exists (select from issued)`)}, booked as (
      ${insertShipments(v.accountId, numbered(v.shipment))} where exists (select from claimed)
      returning id
    ), scanned as (
      insert into tracking_events
        (account_id, shipment_id, id, occurred_at, tracking_status, city)
      select ${v.accountId}, ${v.shipmentId}, ${v.eventId}, ${v.now}::timestamptz, 'created', ${v.city}
      from booked returning id
    ), drafted as (
      delete from shipment_drafts where account_id = ${v.accountId} and id = ${v.draftId}
    ), ${entryPart(v)}
    select (select number from issued) as invoice_number, all_or_nothing(
      exists (select from entered) and exists (select from scanned) and exists (select from recorded)
    )`;
});

/**
 * Writes a booking, all of it or nothing.
 *
 * @returns the number of the invoice; undefined if the key or the tracking number is taken, the
 *   quote is used or the balance is too low.
 */
export async function writeBooking(db: Queryable, rows: BookingRows): Promise<string | undefined> {
  const { claim, charge, quoteId, draftId, unnumbered, shipment, eventId, entry } = rows;
  const values = {
    ...claim,
    ...charge,
    ...{ quoteId, draftId, unnumbered, eventId },
    shipmentId: shipment.id,
    trackingNumber: shipment.tracking_number,
    shipment: JSON.stringify([shipment]),
    city: shipment.origin_city,
    entry: JSON.stringify(entry),
  };
  const written = await allOrNothing(writeAll(db, values));
  return written?.[0]?.invoice_number;
}
