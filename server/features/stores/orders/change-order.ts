import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { OperationRequest } from '../../../http/operations.ts';
import { problem } from '../../../http/problem.ts';
import { editsOf } from '../../import-batches/change-row.ts';
import type { Cells } from '../../import-batches/reading/import-fields.ts';
import { readCity } from '../../import-batches/reading/read-city.ts';
import { contentOf, judgeOrders } from './judge-orders.ts';
import { cityKey } from './read-orders.ts';
import { findShownOrder } from './shown-orders.ts';
import { lockOrder, type StoreOrder, type StoreOrderKey } from './store-order.ts';

type Update = OperationRequest<'updateStoreOrder'>['body'];

/** Orders with the same city that are judged again at once; the others when their store tells more. */
const ALIKE = 500;

/**
 * Changes what the account ships of an order, or says that a cancelled one is shipped all the same.
 *
 * @throws ProblemError 404 for an unknown order; 409 if it is booked; 422 for a field that is given
 *   twice.
 */
export async function changeOrder(
  tx: Tx,
  key: StoreOrderKey,
  { cells = [], leave_out, keep_shipment }: Update,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, key);
  const shown = order && (await findShownOrder(tx, key));
  if (!order || !shown) throw problem(404, 'not_found');
  const edits = editsOf(cells);
  const isOfOpen = cells.length > 0 || leave_out !== undefined;
  if (isOfOpen && shown.is_booked) throw problem(409, 'store_order_booked');
  await tx
    .updateTable('store_orders')
    .set({
      edits: JSON.stringify(withEdits(order.edits, edits)),
      left_out: leave_out ?? order.left_out,
      keeps_shipment: keep_shipment ?? order.keeps_shipment,
      // What stood in the way of the rules may have changed.
      ...{ refusal: null, refused_at: null },
    })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .execute();
  const alike = await rememberCity(tx, order, edits['receiver.city'], now);
  await judgeOrders(tx, key.accountId, [...new Set([key.id, ...alike])], now);
}

/** An empty text gives back what the store says. */
function withEdits(before: Cells, edits: Cells): Cells {
  const all = Object.entries({ ...before, ...edits });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/**
 * Remembers the city that was chosen in place of a text that names none.
 *
 * @returns the orders that wait for the same city.
 */
async function rememberCity(
  tx: Tx,
  order: Pick<StoreOrder, 'account_id' | 'registers'>,
  chosen: string | undefined,
  now: Date,
): Promise<string[]> {
  const text = contentOf(order)[0]?.cells['receiver.city'] ?? '';
  const city = readCity(chosen ?? '');
  if (text === '' || !('fault' in readCity(text)) || 'fault' in city) return [];
  const [account_id, text_key] = [order.account_id, cityKey(text)];
  await tx
    .insertInto('store_cities')
    .values({ account_id, text_key, city: city.value.code, chosen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'text_key'])
        .doUpdateSet({ city: city.value.code, chosen_at: now }),
    )
    .execute();
  const alike = await tx
    .selectFrom('store_orders')
    .select(['id', 'registers'])
    .where('account_id', '=', account_id)
    .where('state', '=', 'needs_attention')
    .where(sql<boolean>`faults @> '[{"field": "receiver.city"}]'::jsonb`)
    .orderBy('id', 'desc')
    .limit(ALIKE)
    .forUpdate()
    .execute();
  return alike.flatMap(({ id, registers }) => {
    const [content] = contentOf({ registers });
    return cityKey(content?.cells['receiver.city'] ?? '') === text_key ? [id] : [];
  });
}
