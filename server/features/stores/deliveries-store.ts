import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import type { StoreKey } from './store.ts';
import type { StoreDeliveriesTable } from './tables.ts';

/** A delivery without what was sent. */
export type Delivery = Omit<
  Selectable<StoreDeliveriesTable>,
  'body' | 'sealed' | 'headers' | 'hash'
>;

type Filter = Pick<
  OperationRequest<'listStoreDeliveries'>['query'],
  'verdict' | 'effect' | 'order_number'
>;

const SHOWN = [
  ...(['account_id', 'id', 'store_id', 'received_at', 'event', 'verdict', 'effect'] as const),
  ...(['bytes', 'duplicate_of', 'order_id', 'order_number'] as const),
] as const;

/** The deliveries of a store that match. */
export function matchingDeliveries(db: Queryable, { accountId, id }: StoreKey, filter: Filter) {
  const { verdict, effect, order_number } = filter;
  let query = db
    .selectFrom('store_deliveries')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('store_id', '=', id);
  if (verdict !== undefined) query = query.where('verdict', '=', verdict);
  if (effect !== undefined) query = query.where('effect', '=', effect);
  if (order_number !== undefined) query = query.where('order_number', '=', order_number);
  return query;
}

/** A delivery with what was sent. */
export function findDelivery(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<Selectable<StoreDeliveriesTable> | undefined> {
  return db
    .selectFrom('store_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}
