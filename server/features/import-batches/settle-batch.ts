import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  type BookedBefore,
  type CheckedRow,
  firstKeys,
  keyAfter,
  type SettledRow,
  settleRows,
} from '../../domain/settle-rows.ts';
import type { ImportBatch } from './store.ts';

type Shipment = components['schemas']['ImportedShipment'];

/** Keys and references that are looked up at once. */
const SOUGHT = 2_000;
/** Rows that are written at once. */
const WRITTEN = 1_000;

/** Rows that may be repeated by one another. */
export interface Alike {
  rows: readonly number[];
  hashes: readonly string[];
  references: readonly string[];
}

/**
 * Decides which of the checked rows can be booked, and which are repeated.
 *
 * @param alike only some rows, and those that say the same or have their references; all without it.
 */
export async function settleBatch(tx: Tx, batch: ImportBatch, alike?: Alike): Promise<void> {
  const rows = await checkedRows(tx, batch, alike);
  // A copy of a shipment is meant to be booked again, whenever it is made.
  const isCopy = batch.origin === 'shipments';
  const firsts = firstKeys(
    isCopy ? rows.map((row) => ({ ...row, bookAgain: true })) : rows,
    batch.id,
  );
  const before = {
    byKey: await bookingsOf(tx, batch.account_id, [...firsts.values()]),
    byReference: await liveShipments(tx, batch.account_id, referencesOf(rows)),
  };
  await writeSettled(tx, batch, settleRows(rows, firsts, before));
}

async function checkedRows(
  tx: Tx,
  { account_id, id }: ImportBatch,
  alike: Alike | undefined,
): Promise<CheckedRow[]> {
  let query = tx
    .selectFrom('import_rows')
    .select(['row_no', 'state', 'faults', 'left_out', 'book_again', 'order_hash', 'reference'])
    .select(sql<boolean>`judged is null`.as('is_wrong'))
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id)
    // A line is booked with its order, whose hash it is part of.
    .where('joined_to', 'is', null)
    .orderBy('row_no');
  if (alike) {
    const { rows: numbers, hashes, references } = alike;
    query = query.where((eb) =>
      eb.or([
        eb('row_no', '=', eb.fn.any(eb.val([...numbers]))),
        eb('order_hash', '=', eb.fn.any(eb.val([...hashes]))),
        eb('reference', '=', eb.fn.any(eb.val([...references]))),
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    row: row.row_no,
    isBooked: row.state === 'booked',
    isWrong: row.is_wrong,
    isLeftOut: row.left_out,
    bookAgain: row.book_again,
    hash: row.order_hash,
    reference: row.reference,
  }));
}

/** What was booked under keys, and under those that follow where a shipment was given up. */
async function bookingsOf(
  db: Queryable,
  accountId: string,
  keys: readonly string[],
): Promise<BookedBefore<Shipment>['byKey']> {
  const found = new Map<string, { shipment: Shipment; id: string; isLive: boolean }>();
  let sought = new Map(keys.map((key) => [key, key]));
  while (sought.size > 0) {
    const next = new Map<string, string>();
    for (const some of inParts([...sought.keys()])) {
      const { rows } = await sql<{ key: string; isLive: boolean } & Shipment>`
        select b.row_key as key, s.id, s.tracking_number,
          s.status not in ('cancelled', 'failed') as "isLive"
        from import_bookings b
        join shipments s on s.account_id = b.account_id and s.id = b.shipment_id
        where b.account_id = ${accountId} and b.row_key = any(${some}::text[])`.execute(db);
      for (const { key, isLive, ...shipment } of rows) {
        found.set(key, { shipment, id: shipment.id, isLive });
        const first = sought.get(key) ?? key;
        if (!isLive) next.set(keyAfter(first, shipment.id), first);
      }
    }
    sought = next;
  }
  return found;
}

/** The newest live shipment with each reference. */
async function liveShipments(
  db: Queryable,
  accountId: string,
  references: readonly string[],
): Promise<Map<string, Shipment>> {
  const found = new Map<string, Shipment>();
  for (const some of inParts(references)) {
    const { rows } = await sql<{ reference: string } & Shipment>`
      select reference_id as reference, id, tracking_number from shipments
      where account_id = ${accountId} and reference_id = any(${some}::text[])
        and reference_id is not null and status not in ('cancelled', 'failed')
      order by id`.execute(db);
    for (const { reference, ...shipment } of rows) found.set(reference, shipment);
  }
  return found;
}

function referencesOf(rows: readonly CheckedRow[]): string[] {
  return [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
}

function* inParts(all: readonly string[]): Generator<string[]> {
  for (let start = 0; start < all.length; start += SOUGHT) yield all.slice(start, start + SOUGHT);
}

async function writeSettled(
  tx: Tx,
  { account_id, id }: ImportBatch,
  settled: readonly SettledRow<Shipment>[],
): Promise<void> {
  for (let start = 0; start < settled.length; start += WRITTEN) {
    const some = settled.slice(start, start + WRITTEN).map(({ row, state, key, repeatedOf }) => ({
      ...{ row, state, key },
      repeated_of: repeatedOf,
    }));
    await sql`
      update import_rows set state = settled.state, row_key = settled.key,
        repeated_of = settled.repeated_of,
        faults = case settled.state when 'ready' then '[]' else faults end
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as settled (row int, state text, key text, repeated_of jsonb)
      where account_id = ${account_id} and batch_id = ${id} and row_no = settled.row
        and import_rows.state <> 'booked'`.execute(tx);
  }
}
