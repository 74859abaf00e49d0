import type { Queryable } from '../../db/database.ts';
import { ONE_EFFECT } from './receive-delivery.ts';

/** Milliseconds for which deliveries are kept to be looked into. */
const KEPT = 30 * 24 * 60 * 60 * 1_000;

/** Milliseconds for which orders are kept after their last change; their shipments stay. */
const ORDERS_KEPT = 365 * 24 * 60 * 60 * 1_000;

/**
 * Deletes deliveries after 30 days, what is known of their bytes when it is of no use, and orders
 * after a year.
 */
export async function deleteOldDeliveries(db: Queryable, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom('store_deliveries').where('received_at', '<=', before(KEPT)).execute();
  await db.deleteFrom('store_bodies').where('received_at', '<=', before(ONE_EFFECT)).execute();
  await db.deleteFrom('store_orders').where('updated_at', '<=', before(ORDERS_KEPT)).execute();
}
