import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import { COUNT_CAP } from '../../../db/count-cap.ts';
import { countUpToCap } from '../../../db/pages.ts';
import type { Queryable } from '../../../db/database.ts';
import { endOfDay, startOfDay } from '../../../db/riyadh-days.ts';
import type { OperationRequest } from '../../../http/operations.ts';
import { soughtWords } from '../../shipments/list/shipment-search.ts';
import {
  asksToCancel,
  isBooked,
  ordersOf,
  selectOrders,
  type ShownOrder,
  shownState,
} from './shown-orders.ts';

type Schemas = components['schemas'];

/** Every given field must match. */
type OrderFilter = Omit<OperationRequest<'listStoreOrders'>['query'], 'sort' | 'limit' | 'cursor'>;

/** Where a page ended: the sort value of its last row. */
export type OrderPosition = [value: string, id: string];

interface OrderQuery {
  filter: OrderFilter;
  sort: { column: 'created_at' | 'updated_at'; direction: 'asc' | 'desc' };
  after: OrderPosition | null;
  limit: number;
}

/** One page by keyset, and the number of matches up to a cap. */
export async function orderPage(
  db: Queryable,
  accountId: string,
  { filter, sort, after, limit }: OrderQuery,
): Promise<{ rows: ShownOrder[]; end: OrderPosition | null; total: number; isCapped: boolean }> {
  const matching = matches(filter);
  const column = sql.ref<unknown>(`store_orders.${sort.column}`);
  const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
  const isAfter = after
    ? sql<boolean>`(${column}, store_orders.id) ${comparison} (${after[0]}::timestamptz, ${after[1]}::text)`
    : sql<boolean>`true`;
  const rows = await selectOrders(db, accountId)
    .where(matching)
    .where(isAfter)
    .select(
      sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'position',
      ),
    )
    .orderBy(column, sort.direction)
    .orderBy('store_orders.id', sort.direction)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    end: last && rows.length > limit ? [last.position, last.id] : null,
    ...(await countUpToCap(db, ordersOf(db, accountId).where(matching).select('store_orders.id'))),
  };
}

/** How many orders are in each state, each counted up to the cap. */
export async function countStates(
  db: Queryable,
  accountId: string,
  storeId: string | undefined,
): Promise<Schemas['StoreOrderCounts']> {
  const found = await ordersOf(db, accountId)
    .where(matches(storeId === undefined ? {} : { store_id: storeId }))
    .select([shownState.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(shownState)
    .execute();
  const none = { new: 0, needs_attention: 0, booked: 0, delivered: 0, cancelled: 0, left_out: 0 };
  const counted = found.map(({ state, count }) => [state, Math.min(count, COUNT_CAP)] as const);
  return { ...none, ...Object.fromEntries(counted) };
}

function matches(filter: OrderFilter): RawBuilder<boolean> {
  const { q = '', state, reason, store_id, payment, city, created_from, created_to } = filter;
  const conditions = [
    sql`true`,
    ...soughtWords(q).map(({ pattern }) => sql`store_orders.search_text like ${pattern}`),
    ...(state === undefined ? [] : [sql`${shownState} = ${state}`]),
    ...(reason === undefined ? [] : [hasReason(reason)]),
    ...(store_id === undefined ? [] : [sql`store_orders.store_id = ${store_id}`]),
    ...(payment === undefined ? [] : [sql`store_orders.payment = ${payment}`]),
    ...(city === undefined ? [] : [sql`store_orders.city = ${city}`]),
    ...(created_from === undefined
      ? []
      : [sql`store_orders.created_at >= ${startOfDay(created_from)}`]),
    ...(created_to === undefined ? [] : [sql`store_orders.created_at < ${endOfDay(created_to)}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function hasReason(reason: Schemas['StoreOrderReason']): RawBuilder<unknown> {
  return reason === 'cancelled_at_store'
    ? asksToCancel
    : sql`(not ${isBooked} and store_orders.reasons @> ${JSON.stringify([reason])}::jsonb)`;
}
