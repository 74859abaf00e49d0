import type { Queryable } from '../../../db/database.ts';
import { invalidFields, problem } from '../../../http/problem.ts';

/** @throws ProblemError 422 unless the account has this order of a store, 409 if it is booked. */
export async function requireOpenOrder(
  db: Queryable,
  accountId: string,
  storeOrderId: string,
): Promise<void> {
  const order = await db
    .selectFrom('store_orders')
    .leftJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'store_orders.account_id')
        .onRef('shipments.id', '=', 'store_orders.shipment_id'),
    )
    .select('shipments.status')
    .where('store_orders.account_id', '=', accountId)
    .where('store_orders.id', '=', storeOrderId)
    .executeTakeFirst();
  if (!order) throw invalidFields([{ pointer: '/store_order_id', code: 'invalid_value' }]);
  const { status } = order;
  const isBooked = status !== null && status !== 'cancelled' && status !== 'failed';
  if (isBooked) throw problem(409, 'store_order_booked');
}
