import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { StoreKey } from './store.ts';
import type { StoreDeliveriesTable } from './tables.ts';

type Row = Selectable<StoreDeliveriesTable>;

export type WaitingDelivery = Pick<
  Row,
  'id' | 'received_at' | 'event' | 'body' | 'sealed' | 'hash'
>;

/** What came of a delivery. */
export type WorkedOn = Pick<Row, 'id' | 'event' | 'effect'> &
  Partial<Pick<Row, 'order_id' | 'order_number'>>;

/** The next deliveries to be worked on, kept from other processes until the transaction ends. */
export function nextWaiting(tx: Tx, key: StoreKey, most: number): Promise<WaitingDelivery[]> {
  return tx
    .selectFrom('store_deliveries')
    .select(['id', 'received_at', 'event', 'body', 'sealed', 'hash'])
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.id)
    .where('effect', '=', 'waiting')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Whether the store has sent another one since, by its time: ids that processes make within one millisecond have no order. */
export async function hasLaterDelivery(
  tx: Tx,
  key: StoreKey,
  { received_at }: Pick<WaitingDelivery, 'received_at'>,
): Promise<boolean> {
  const later = await tx
    .selectFrom('store_deliveries')
    .select('id')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.id)
    .where('verdict', '=', 'accepted')
    .where('received_at', '>', received_at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Of those that still wait. */
export async function writeEffects(
  db: Queryable,
  { accountId }: StoreKey,
  done: readonly WorkedOn[],
): Promise<void> {
  if (done.length === 0) return;
  await sql`
    update store_deliveries set effect = done.effect, event = done.event, sealed = null,
      order_id = done.order_id, order_number = done.order_number
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as done (id text, event text, effect text, order_id text, order_number text)
    where account_id = ${accountId} and store_deliveries.id = done.id
      and store_deliveries.effect = 'waiting'`.execute(db);
}

/** Makes a delivery wait again, so that it gets another effect. */
export async function reopenDelivery(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('store_deliveries')
    .set({ effect: 'waiting' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** From now on a new delivery asks for the work again. */
export async function stopAsking(db: Queryable, { accountId, id }: StoreKey): Promise<void> {
  await db
    .updateTable('stores')
    .set({ is_asked: false })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
