import { type Selectable, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import type { StoreKey } from './store.ts';
import type { StoreDeliveriesTable } from './tables.ts';

/** A delivery without what was sent. */
export type Delivery = Omit<Selectable<StoreDeliveriesTable>, 'body' | 'headers' | 'hash'>;

type Filter = Pick<
  OperationRequest<'listStoreDeliveries'>['query'],
  'verdict' | 'effect' | 'order_number'
>;

const SHOWN = [
  ...(['account_id', 'id', 'store_id', 'received_at', 'event', 'verdict', 'effect'] as const),
  ...(['bytes', 'duplicate_of', 'order_id', 'order_number'] as const),
] as const;

function found(db: Queryable, { accountId, id }: StoreKey, filter: Filter) {
  const { verdict, effect, order_number } = filter;
  let query = db
    .selectFrom('store_deliveries')
    .where('account_id', '=', accountId)
    .where('store_id', '=', id);
  if (verdict !== undefined) query = query.where('verdict', '=', verdict);
  if (effect !== undefined) query = query.where('effect', '=', effect);
  if (order_number !== undefined) query = query.where('order_number', '=', order_number);
  return query;
}

/** Newest first. */
export async function deliveriesPage(
  db: Queryable,
  key: StoreKey,
  filter: Filter,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ rows: Delivery[]; isLast: boolean }> {
  let query = found(db, key, filter)
    .select(SHOWN)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after !== null) query = query.where('id', '<', after);
  const rows = await query.execute();
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

export async function countDeliveries(
  db: Queryable,
  key: StoreKey,
  filter: Filter,
): Promise<{ total: number; isCapped: boolean }> {
  const some = found(db, key, filter).select('id').limit(COUNT_CAP).as('some');
  const { count } = await db
    .selectFrom(some)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { total: count, isCapped: count === COUNT_CAP };
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
