import { sql } from 'kysely';
import { allOrNothing } from '../../db/all-or-nothing.ts';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { NewBooking } from '../shipments/booking/new-booking.ts';
import {
  bookingParts,
  type BookingValues,
  bookingValues,
} from '../shipments/booking/write-booking.ts';
import type { ImportRow } from './row-store.ts';

interface RowValues extends BookingValues {
  batchId: string;
  row: number;
}

/**
 * The use of the row and of its key, while its batch is being booked, then what every booking writes.
 * A batch that is being stopped waits until the row is written.
 */
const writeAll = statement(
  (v: RowValues) => sql`
    with batch as (
      select id from import_batches
      where account_id = ${v.accountId} and id = ${v.batchId} and status = 'booking' for share
    ), taken as (
      update import_rows set state = 'booked', shipment_id = ${v.shipmentId},
        tracking_number = ${v.trackingNumber}
      where account_id = ${v.accountId} and batch_id = ${v.batchId} and row_no = ${v.row}
        and state = 'priced' and exists (select from batch)
        and (${v.draftId}::text is null or exists (
          select from shipment_drafts where account_id = ${v.accountId} and id = ${v.draftId}
          for update))
      returning row_key
    ), used as (
      insert into import_bookings (account_id, row_key, shipment_id, booked_at)
      select ${v.accountId}, row_key, ${v.shipmentId}, ${v.now}::timestamptz from taken
      on conflict do nothing returning row_key
    ), ${bookingParts(v, { part: sql``, done: sql`exists (select from issued)` })}
    select all_or_nothing(exists (select from entered) and exists (select from scanned))`,
);

/**
 * Books a row, all of it or nothing.
 *
 * @returns false if the row, its draft or its order is not there to be booked, its key or the
 *   tracking number is taken, or the balance is too low.
 */
export async function writeRowBooking(
  db: Queryable,
  { batch_id: batchId, row_no: row, carried }: Pick<ImportRow, 'batch_id' | 'row_no' | 'carried'>,
  booking: NewBooking,
): Promise<boolean> {
  const { draft_id: draftId = null, store_order_id: storeOrderId = null } = carried ?? {};
  const values = { ...bookingValues(booking, { draftId, storeOrderId }), batchId, row };
  return (await allOrNothing(writeAll(db, values))) !== undefined;
}
