import { type RawBuilder, sql } from 'kysely';
import { allOrNothing } from '../../../db/all-or-nothing.ts';
import type { Queryable } from '../../../db/database.ts';
import { type ClaimValues, claimPart } from '../../../db/idempotency.ts';
import { statement } from '../../../db/statement.ts';
import type { ActivityEntry } from '../../../http/activity-note.ts';
import { entryPart } from '../../activity/store.ts';
import { movementParts } from '../../balance/movement-parts.ts';
import type { MovementValues } from '../../balance/movements.ts';
import { insertShipments } from '../shipment-row.ts';
import type { NewBooking } from './new-booking.ts';

/** Everything that the booking of a quote writes. */
export interface BookingRows extends NewBooking {
  claim: ClaimValues;
  quoteId: string;
  draftId: string | null;
  storeOrderId: string | null;
  entry: ActivityEntry;
}

/** The values of {@link bookingParts}. */
export interface BookingValues extends MovementValues {
  shipmentId: string;
  trackingNumber: string;
  draftId: string | null;
  storeOrderId: string | null;
  unnumbered: string;
  shipment: string;
  eventId: string;
  city: string;
  now: Date;
}

interface QuoteValues extends BookingValues, ClaimValues {
  quoteId: string;
  entry: string;
}

/**
 * The parts of a statement that every booking has, after one named `used`, which is empty if what it
 * books is gone: the order of a store that it carries, the tracking number and the charge with its
 * invoice, and with the invoice's number the shipment with its first event in `scanned`. Each needs
 * the one before.
 *
 * @param between a part that comes before the shipment, and a condition that holds once it is done.
 */
export function bookingParts(
  v: BookingValues,
  between: { part: RawBuilder<unknown>; done: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    ordered as (
      update store_orders set shipment_id = ${v.shipmentId}, refusal = null, refused_at = null,
        keeps_shipment = false, updated_at = ${v.now}::timestamptz
      where account_id = ${v.accountId} and id = ${v.storeOrderId} and exists (select from used)
        and (shipment_id is null or exists (select from shipments s
          where s.account_id = ${v.accountId} and s.id = store_orders.shipment_id
            and s.status in ('cancelled', 'failed')))
      returning id
    ), numbered as (
      insert into tracking_numbers (tracking_number, account_id)
      select ${v.trackingNumber}, ${v.accountId} from used
      where ${v.storeOrderId}::text is null or exists (select from ordered)
      on conflict do nothing returning tracking_number
    ), ${movementParts(v, sql`exists (select from numbered)`)},
    ${between.part} booked as (
      ${insertShipments(v.accountId, numbered(v, v.shipment))} where ${between.done}
      returning id
    ), scanned as (
      insert into tracking_events
        (account_id, shipment_id, id, occurred_at, tracking_status, city)
      select ${v.accountId}, ${v.shipmentId}, ${v.eventId}, ${v.now}::timestamptz, 'created', ${v.city}
      from booked returning id
    ), drafted as (
      delete from shipment_drafts where account_id = ${v.accountId} and id = ${v.draftId}
    )`;
}

/** A text with the number of the invoice in its place. */
function numbered(v: Pick<BookingValues, 'unnumbered'>, text: string): RawBuilder<unknown> {
  return sql`replace(${text}, ${v.unnumbered}, (select number from issued))`;
}

/**
 * The use of the quote, and with the invoice's number the idempotency key and its answer; then the
 * entry in the activity log.
 */
const writeAll = statement((v: QuoteValues) => {
  const claim = claimPart(v, numbered(v, v.body ?? ''), sql`exists (select from issued)`);
  return sql<{ invoice_number: string }>`
    with used as (
      update quotes set used_by = ${v.shipmentId}, used_at = ${v.now}
      where account_id = ${v.accountId} and id = ${v.quoteId} and used_by is null
      returning id
    ), ${bookingParts(v, { part: sql`${claim},`, done: sql`exists (select from claimed)` })},
    ${entryPart(v)}
    select (select number from issued) as invoice_number, all_or_nothing(
      exists (select from entered) and exists (select from scanned) and exists (select from recorded)
    )`;
});

/** The values of what every booking writes. */
export function bookingValues(
  { shipment, unnumbered, eventId, charge }: NewBooking,
  madeOf: Pick<BookingValues, 'draftId' | 'storeOrderId'>,
): BookingValues {
  return {
    ...charge,
    ...madeOf,
    ...{ unnumbered, eventId },
    shipmentId: shipment.id,
    trackingNumber: shipment.tracking_number,
    shipment: JSON.stringify([shipment]),
    city: shipment.origin_city,
    now: shipment.created_at,
  };
}

/**
 * Writes the booking of a quote, all of it or nothing.
 *
 * @returns the number of the invoice; undefined if the key or the tracking number is taken, the
 *   quote is used, the order of a store is booked or the balance is too low.
 */
export async function writeBooking(db: Queryable, rows: BookingRows): Promise<string | undefined> {
  const { claim, quoteId, draftId, storeOrderId, entry } = rows;
  const values = {
    ...claim,
    ...bookingValues(rows, { draftId, storeOrderId }),
    ...{ quoteId, entry: JSON.stringify(entry) },
  };
  const written = await allOrNothing(writeAll(db, values));
  return written?.[0]?.invoice_number;
}
