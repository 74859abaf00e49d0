import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Tx } from '../../db/database.ts';
import { serverKey } from '../../db/server-key.ts';
import { problem } from '../../http/problem.ts';
import { findDelivery } from './deliveries-store.ts';
import { judgeOrders } from './orders/judge-orders.ts';
import { differences } from './orders/order-difference.ts';
import type { OrderRegisters } from './orders/order-registers.ts';
import { readDelivery } from './read-delivery.ts';
import { findStore } from './store.ts';
import { reopenDelivery, writeEffects } from './waiting-deliveries.ts';
import { workOnDelivery } from './work-on-delivery.ts';

type Difference = components['schemas']['StoreDifference'];

/**
 * Reads a delivery once more, as deliveries are read today.
 *
 * @returns what became different.
 * @throws ProblemError 404 for an unknown delivery; 409 unless it was accepted and worked on, and for
 *   one that grants or ends access.
 */
export async function replayDelivery(
  { kysely }: Database,
  accountId: string,
  id: string,
  clock: () => Date,
): Promise<Difference[]> {
  const sealingKey = await serverKey(kysely, 'stores');
  return kysely.transaction().execute(async (tx) => {
    const delivery = await findDelivery(tx, accountId, id);
    const store = delivery && (await findStore(tx, { accountId, id: delivery.store_id }));
    if (!store) throw problem(404, 'not_found');
    const { kind } = readDelivery(store.platform, delivery.body, delivery.event);
    // Old access to a store must not take the place of newer.
    const isOfAccess = kind === 'authorized' || kind === 'uninstalled';
    if (delivery.verdict !== 'accepted' || delivery.effect === 'waiting' || isOfAccess) {
      throw problem(409, 'not_replayable');
    }
    const before = await registersOf(tx, accountId, delivery.order_id);
    const working = { sealingKey, clock, isAgain: true };
    const done = await workOnDelivery(tx, store, delivery, working);
    const orderId = done.order_id ?? null;
    if (orderId !== null) await judgeOrders(tx, accountId, [orderId], clock());
    await reopenDelivery(tx, accountId, id);
    await writeEffects(tx, { accountId, id: store.id }, [done]);
    return differences(before, await registersOf(tx, accountId, orderId));
  });
}

async function registersOf(
  tx: Tx,
  accountId: string,
  orderId: string | null,
): Promise<OrderRegisters> {
  const found = await tx
    .selectFrom('store_orders')
    .select('registers')
    .where('account_id', '=', accountId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return found?.registers ?? {};
}
