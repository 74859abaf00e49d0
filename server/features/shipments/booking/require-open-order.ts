import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { invalidFields, problem } from '../../../http/problem.ts';
import { findShownOrder } from '../../stores/orders/shown-orders.ts';

/**
 * The platform of an order that can be booked.
 *
 * @throws ProblemError 422 unless the account has this order of a store, 409 if it is booked.
 */
export async function requireOpenOrder(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<components['schemas']['StorePlatform']> {
  const order = await findShownOrder(db, { accountId, id });
  if (!order) throw invalidFields([{ pointer: '/store_order_id', code: 'invalid_value' }]);
  if (order.is_booked) throw problem(409, 'store_order_booked');
  return order.platform;
}
