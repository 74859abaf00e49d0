import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import type { ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';
import type { RowState } from './tables.ts';

type Schemas = components['schemas'];
type RowKey = Pick<ImportRow, 'account_id' | 'batch_id' | 'row_no' | 'row_key'>;

/** Why a row could not be booked. */
export interface RowStanding {
  status: ImportBatch['status'];
  state: RowState;
  /** Halalas. */
  balance: number;
  /** What was booked under its key, or carries its order. */
  shipment: Schemas['ImportedShipment'] | null;
  /** Whether it is made of a draft that is there no more. */
  isDraftGone: boolean;
  /** Whether it is made of an order that is there no more. */
  isOrderGone: boolean;
}

/** @returns undefined once the batch is deleted. */
export async function readRowStanding(
  db: Queryable,
  { account_id, batch_id, row_no, row_key }: RowKey,
): Promise<RowStanding | undefined> {
  const { rows } = await sql<RowStanding>`
    select b.status, r.state, balances.current as balance, coalesce((
      select jsonb_build_object('id', s.id, 'tracking_number', s.tracking_number)
      from import_bookings k
      join shipments s on s.account_id = k.account_id and s.id = k.shipment_id
      where k.account_id = ${account_id} and k.row_key = ${row_key}), (
      select jsonb_build_object('id', s.id, 'tracking_number', s.tracking_number)
      from store_orders o
      join shipments s on s.account_id = o.account_id and s.id = o.shipment_id
      where o.account_id = ${account_id} and o.id = r.carried ->> 'store_order_id'
        and s.status not in ('cancelled', 'failed'))) as shipment,
      coalesce(jsonb_exists(r.carried, 'store_order_id'), false) and not exists (
        select from store_orders o
        where o.account_id = ${account_id} and o.id = r.carried ->> 'store_order_id')
        as "isOrderGone",
      coalesce(jsonb_exists(r.carried, 'draft_id'), false) and not exists (
        select from shipment_drafts d
        where d.account_id = ${account_id} and d.id = r.carried ->> 'draft_id') as "isDraftGone"
    from import_batches b
    join import_rows r on r.account_id = b.account_id and r.batch_id = b.id
    join balances on balances.account_id = b.account_id
    where b.account_id = ${account_id} and b.id = ${batch_id} and r.row_no = ${row_no}`.execute(db);
  return rows[0];
}

/** A row that another batch has booked. */
export async function repeatRow(
  db: Queryable,
  key: RowKey,
  shipment: Schemas['ImportedShipment'],
): Promise<void> {
  await change(db, key, { state: 'repeated', repeated_of: JSON.stringify({ shipment }) });
}

/** A row that cannot be booked any more. */
export async function refuseRow(
  db: Queryable,
  key: RowKey,
  fault: Schemas['ImportFault'],
): Promise<void> {
  await change(db, key, { state: 'refused', faults: JSON.stringify([fault]) });
}

async function change(
  db: Queryable,
  { account_id, batch_id, row_no }: RowKey,
  changes: { state: RowState; repeated_of?: string; faults?: string },
): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ ...changes, price: null, subtotal: null, vat: null })
    .where('account_id', '=', account_id)
    .where('batch_id', '=', batch_id)
    .where('row_no', '=', row_no)
    .where('state', '=', 'priced')
    .execute();
}
