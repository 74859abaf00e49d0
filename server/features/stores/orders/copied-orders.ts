import type { Queryable } from '../../../db/database.ts';
import { cellsOf } from '../../import-batches/cells-of.ts';
import type { CopiedRow } from '../../import-batches/copied-rows.ts';
import { contentOf } from './judge-orders.ts';
import { draftOf } from './order-draft.ts';
import { ordersContext, rowsOf } from './read-orders.ts';
import { selectOrders } from './shown-orders.ts';

/**
 * Orders as rows, in the order of their ids, without those that are booked, cancelled or of which the
 * store has told no more than the status.
 */
export async function copiedOrders(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<CopiedRow[]> {
  const found = await selectOrders(db, accountId).where('store_orders.id', 'in', ids).execute();
  const byId = new Map(found.map((order) => [order.id, order]));
  const context = await ordersContext(db, accountId, found.flatMap(contentOf));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    const [content] = order ? contentOf(order) : [];
    if (!order || !content || order.is_booked || order.state === 'cancelled') return [];
    const rows = rowsOf(content, order.edits, context);
    const { further_products } = draftOf(rows, context);
    return {
      cells: cellsOf(rows[0], context.columns),
      carried: {
        ...{ store_order_id: id, source: order.platform },
        ...(further_products && { further_products }),
      },
    };
  });
}
