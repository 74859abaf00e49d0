import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import type { StoreUpdateStatus } from '../../../ports/store-platform.ts';
import type { StoreKey } from '../store.ts';
import type { StoreOrdersTable } from '../tables.ts';
import { HAS_NEWS, isDue, UPDATE_STATUS } from './store-update.ts';
import { pauseAfter, type Turn } from './turns.ts';

type Row = Selectable<StoreOrdersTable>;

/** An order of which its store does not know yet what became of it. */
export type UntoldOrder = Pick<
  Row,
  | 'account_id'
  | 'id'
  | 'store_id'
  | 'platform_id'
  | 'tell_shipment_id'
  | 'told_status'
  | 'platform_shipment_id'
  | 'tell_tries'
> & {
  shipmentId: string;
  status: StoreUpdateStatus;
  trackingNumber: string;
  /** Of the shipment's public page. */
  publicToken: string;
  /** In Arabic. */
  courierName: string;
};

/** The store's next order to tell it of; those that failed most often come last. */
export function nextUntold(
  db: Queryable,
  { accountId, id }: StoreKey,
  now: Date,
): Promise<UntoldOrder | undefined> {
  return db
    .selectFrom('store_orders')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'store_orders.account_id')
        .onRef('shipments.id', '=', 'store_orders.shipment_id'),
    )
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .select([
      'store_orders.account_id',
      'store_orders.id',
      'store_orders.store_id',
      'store_orders.platform_id',
      'store_orders.tell_shipment_id',
      'store_orders.told_status',
      'store_orders.platform_shipment_id',
      'store_orders.tell_tries',
      'shipments.id as shipmentId',
      'shipments.tracking_number as trackingNumber',
      'shipments.public_token as publicToken',
      UPDATE_STATUS.as('status'),
      sql<string>`couriers.name ->> 'ar'`.as('courierName'),
    ])
    .where('store_orders.account_id', '=', accountId)
    .where('store_orders.store_id', '=', id)
    .where(HAS_NEWS)
    .where(isDue(now))
    .orderBy('store_orders.tell_tries')
    .orderBy('store_orders.id')
    .limit(1)
    .executeTakeFirst();
}

/** The platform's id of the shipment, if it was told of this one before. */
export function knownShipment(order: UntoldOrder): string | null {
  return order.tell_shipment_id === order.shipmentId ? order.platform_shipment_id : null;
}

/** Notes that the store was told. */
export function writeTold(
  db: Queryable,
  order: UntoldOrder,
  turn: Turn,
  told: { platformShipmentId: string | null; at: Date },
): Promise<void> {
  return write(db, order, turn, {
    ...{ told_status: order.status, told_at: told.at, told_error: null, refused_status: null },
    ...{ tell_tries: 0, tell_after: null, platform_shipment_id: told.platformShipmentId },
  });
}

/** Notes that the store does not want to be told this; the next status is told again. */
export function writeRefused(
  db: Queryable,
  order: UntoldOrder,
  turn: Turn,
  message: string,
): Promise<void> {
  return write(db, order, turn, {
    ...{ told_error: message, refused_status: order.status, tell_tries: 0, tell_after: null },
  });
}

/**
 * Notes that it could not be told.
 *
 * @param message why, for the account; null for what only the server's log tells.
 * @param after when to try again; by default the more failures, the later.
 */
export function writeFailed(
  db: Queryable,
  order: UntoldOrder,
  turn: Turn,
  { message, after, now }: { message: string | null; after: Date | null; now: Date },
): Promise<void> {
  const tries = order.tell_tries + 1;
  return write(db, order, turn, {
    ...{ told_error: message, tell_tries: tries },
    tell_after: after ?? new Date(now.getTime() + pauseAfter(tries)),
  });
}

/** Writes nothing if the turn was lost: then another process knows better. */
async function write(
  db: Queryable,
  order: UntoldOrder,
  { until }: Turn,
  change: Updateable<StoreOrdersTable>,
): Promise<void> {
  const isFirst = order.tell_shipment_id !== order.shipmentId;
  const before = isFirst ? { told_status: null, refused_status: null } : {};
  await db
    .updateTable('store_orders')
    .set({ ...before, tell_shipment_id: order.shipmentId, ...change })
    .where('account_id', '=', order.account_id)
    .where('id', '=', order.id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('stores')
          .select(sql.lit(1).as('one'))
          .where('stores.account_id', '=', order.account_id)
          .where('stores.id', '=', order.store_id)
          .where('stores.tell_after', '=', until),
      ),
    )
    .execute();
}
