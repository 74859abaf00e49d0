import { sql } from 'kysely';
import { outageOf } from '../../../db/outage.ts';
import { ProblemError } from '../../../http/problem.ts';
import { cancelShipment } from '../../shipments/booking/cancel-shipment.ts';
import { findStore, isStorePaused, type StoreKey } from '../store.ts';
import { bookByRules } from './book-by-rules.ts';
import type { Settling } from './settling.ts';
import { asksToCancel, ordersOf } from './shown-orders.ts';

/**
 * Does what the settings of a store ask for: cancels the shipments of cancelled orders, and books
 * those that can be booked. It looks at how things stand, so that it can be done again at any time,
 * and by several processes at once.
 */
export async function settleOrders(
  settling: Settling,
  key: StoreKey,
  signal: AbortSignal,
): Promise<void> {
  const { kysely } = settling.db;
  const store = await findStore(kysely, key);
  if (!store || (await isStorePaused(kysely, key))) return;
  if (store.on_cancellation === 'cancel') await cancelShipments(settling, key, signal);
  if (store.booking === 'by_rules') await bookByRules(settling, store, signal);
}

async function cancelShipments(
  { db, log, clock }: Settling,
  { accountId, id }: StoreKey,
  signal: AbortSignal,
): Promise<void> {
  const cancelled = await ordersOf(db.kysely, accountId)
    .where('store_orders.store_id', '=', id)
    .where(asksToCancel)
    .select(['store_orders.id', sql<string>`s.id`.as('shipmentId')])
    .execute();
  for (const order of cancelled) {
    if (signal.aborted) return;
    const { shipmentId } = order;
    const idempotencyKey = `store_cancelled_${shipmentId}`;
    try {
      await cancelShipment(db, { accountId, idempotencyKey, shipmentId, now: clock() });
    } catch (err) {
      // The courier was faster: it stays as it is.
      if (err instanceof ProblemError) continue;
      if (outageOf(err) !== null) throw err;
      log.error({ err, order: order.id }, 'the shipment of a cancelled order was not cancelled');
    }
  }
}
