import type { components } from '../../../../openapi/generated/types.ts';
import type { Database, Queryable } from '../../../db/database.ts';
import { problem } from '../../../http/problem.ts';
import type { Cells } from '../../import-batches/reading/import-fields.ts';
import { judgeOrders } from './judge-orders.ts';
import { lacksAddress } from './order-mapper.ts';
import { selectOrders, type ShownOrder } from './shown-orders.ts';
import { lockOrder } from './store-order.ts';

type Schemas = components['schemas'];

/** What the receiver sees. @throws ProblemError 404 if no order has that page. */
export async function showOrderAddress(
  db: Queryable,
  token: string,
): Promise<Schemas['OrderAddress']> {
  const order = await findByToken(db, token);
  return { store_name: order.store_name, number: order.number, state: stateOf(order) };
}

/**
 * Saves the address that the receiver gives, in place of what the store says of it.
 *
 * @throws ProblemError 404 if no order has that page; 409 when nothing is missing or it is too late.
 */
export async function completeOrderAddress(
  { kysely }: Database,
  token: string,
  address: Schemas['ReceiverAddress'],
  now: Date,
): Promise<ShownOrder> {
  return kysely.transaction().execute(async (tx) => {
    const found = await findByToken(tx, token);
    const key = { accountId: found.account_id, id: found.id };
    const locked = await lockOrder(tx, key);
    if (!locked) throw problem(404, 'not_found');
    const state = stateOf(await findByToken(tx, token));
    if (state === 'complete') throw problem(409, 'address_known');
    if (state === 'too_late') throw problem(409, 'order_closed');
    const given: Cells = Object.fromEntries(
      Object.entries(address).map(([field, text]) => [`receiver.${field}`, text] as const),
    );
    const edits: Cells = { ...locked.edits, ...given };
    await tx
      .updateTable('store_orders')
      .set({ edits: JSON.stringify(edits) })
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .execute();
    await judgeOrders(tx, key.accountId, [key.id], now);
    return found;
  });
}

function stateOf(order: ShownOrder): Schemas['PublicAddressState'] {
  if (order.is_booked || order.state === 'cancelled' || order.state === 'left_out')
    return 'too_late';
  return lacksAddress(order) ? 'missing' : 'complete';
}

async function findByToken(db: Queryable, token: string): Promise<ShownOrder> {
  const known = await db
    .selectFrom('store_orders')
    .select('account_id')
    .where('public_token', '=', token)
    .executeTakeFirst();
  const order =
    known &&
    (await selectOrders(db, known.account_id)
      .where('store_orders.public_token', '=', token)
      .executeTakeFirst());
  if (!order) throw problem(404, 'not_found');
  return order;
}
