import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import type { StoreOrdersTable } from '../tables.ts';

type Schemas = components['schemas'];
type ShipmentParts = Pick<Schemas['Shipment'], 'tracking_number' | 'status' | 'tracking_status'>;

/** An order with its store, its shipment, and the state that follows from both. */
export type ShownOrder = Selectable<StoreOrdersTable> & {
  [Part in keyof ShipmentParts as `shipment_${Part}`]: ShipmentParts[Part] | null;
} & {
  is_booked: boolean;
  shown_state: Schemas['StoreOrderState'];
  platform: Schemas['StorePlatform'];
  store_name: string;
  /** Whether the store is to be told what becomes of its orders. */
  tells_store: boolean;
};

/** Whether the order is booked: its shipment was neither cancelled nor has it failed. */
export const isBooked = sql<boolean>`(s.id is not null and s.status not in ('cancelled', 'failed'))`;

/** Whether the store cancelled an order whose shipment can still be cancelled. */
export const asksToCancel = sql<boolean>`(store_orders.status in ('cancelled', 'refunded')
  and not keeps_shipment and s.status = 'pending' and s.tracking_status = 'created')`;

/** The state that is shown. */
export const shownState: RawBuilder<Schemas['StoreOrderState']> = sql`case
  when not ${isBooked} then store_orders.state
  when s.status = 'completed' then 'delivered'
  when ${asksToCancel} then 'needs_attention'
  else 'booked' end`;

/** The orders of an account, each with its shipment as `s`. */
export function ordersOf(db: Queryable, accountId: string) {
  return db
    .selectFrom('store_orders')
    .leftJoin('shipments as s', (join) =>
      join
        .onRef('s.account_id', '=', 'store_orders.account_id')
        .onRef('s.id', '=', 'store_orders.shipment_id'),
    )
    .where('store_orders.account_id', '=', accountId);
}

/** The orders of an account as they are shown. */
export function selectOrders(db: Queryable, accountId: string) {
  return ordersOf(db, accountId)
    .innerJoin('stores', (join) =>
      join
        .onRef('stores.account_id', '=', 'store_orders.account_id')
        .onRef('stores.id', '=', 'store_orders.store_id'),
    )
    .selectAll('store_orders')
    .select([
      ...(['stores.platform', 'stores.name as store_name', 'stores.tells_store'] as const),
      's.tracking_number as shipment_tracking_number',
      's.status as shipment_status',
      's.tracking_status as shipment_tracking_status',
      isBooked.as('is_booked'),
      shownState.as('shown_state'),
    ]);
}

export function findShownOrder(
  db: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<ShownOrder | undefined> {
  return selectOrders(db, accountId).where('store_orders.id', '=', id).executeTakeFirst();
}

/** The platforms of orders, by id; without those that the account does not have. */
export async function platformsOf(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['StorePlatform']>> {
  if (ids.length === 0) return new Map();
  const found = await selectOrders(db, accountId).where('store_orders.id', 'in', ids).execute();
  return new Map(found.map(({ id, platform }) => [id, platform]));
}
