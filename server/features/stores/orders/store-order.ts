import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { StoreOrdersTable } from '../tables.ts';

export type StoreOrder = Selectable<StoreOrdersTable>;

/** Identifies an order of an account. */
export interface StoreOrderKey {
  accountId: string;
  id: string;
}

/** What is judged of orders. */
export type JudgedOrderRow = Pick<
  StoreOrder,
  'id' | 'platform_id' | 'registers' | 'edits' | 'left_out' | 'refusal' | 'shipment_id'
>;

const JUDGED = [
  ...(['id', 'platform_id', 'registers', 'edits', 'left_out', 'refusal', 'shipment_id'] as const),
] as const;

export function ordersById(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<JudgedOrderRow[]> {
  return db
    .selectFrom('store_orders')
    .select(JUDGED)
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .execute();
}

/** The order, which nobody else changes until the transaction ends. */
export function lockOrder(
  tx: Tx,
  { accountId, id }: StoreOrderKey,
): Promise<StoreOrder | undefined> {
  return tx
    .selectFrom('store_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
