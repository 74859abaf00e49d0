import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { showOrders } from './order-mapper.ts';
import { selectOrders } from './shown-orders.ts';

/** Orders that are read at once. */
const SLICE = 200;

/** All orders of an account, oldest first. */
export async function* everyStoreOrder(
  db: Queryable,
  accountId: string,
): AsyncGenerator<components['schemas']['StoreOrder']> {
  let last = '';
  for (;;) {
    const orders = await selectOrders(db, accountId)
      .where('store_orders.id', '>', last)
      .orderBy('store_orders.id')
      .limit(SLICE)
      .execute();
    yield* await showOrders(db, accountId, orders);
    if (orders.length < SLICE) return;
    last = orders.at(-1)?.id ?? last;
  }
}
