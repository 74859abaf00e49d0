import { setImmediate as giveWay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { judgeOrder } from '../../import-batches/judge-order.ts';
import type { JudgedOrder } from '../../import-batches/tables.ts';
import { unknownSkus } from './order-cells.ts';
import { openState } from './order-state.ts';
import { summaryOf } from './order-summary.ts';
import { type OrdersContext, ordersContext, rowsOf } from './read-orders.ts';
import { type JudgedOrderRow, ordersById, type StoreOrder } from './store-order.ts';

/** What is found of an order, as it is stored. */
type Found = Pick<StoreOrder, 'state' | 'reasons' | 'faults' | 'repairs' | 'unknown_skus'> &
  ReturnType<typeof summaryOf>;

/** Orders that are judged before others have their turn; a few milliseconds. */
const TURN = 10;

/** Judges orders that the transaction holds, and writes what was found. */
export async function judgeOrders(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const orders = await ordersById(tx, accountId, ids);
  const context = await ordersContext(tx, accountId, orders.flatMap(contentOf));
  const found: (Found & { id: string })[] = [];
  for (const [index, order] of orders.entries()) {
    found.push({ id: order.id, ...judge(order, context).found });
    if (index % TURN === TURN - 1) await giveWay();
  }
  await write(tx, accountId, found, now);
}

/**
 * Judges an order as the rows of a file are judged.
 *
 * @returns also what is to be booked; null unless it can be.
 */
export function judge(
  order: JudgedOrderRow,
  context: OrdersContext,
): { found: Found; judged: JudgedOrder | null } {
  const [content] = contentOf(order);
  const status = order.registers.status?.value ?? null;
  const summary = summaryOf(order, content, context);
  if (!content) {
    const standing = { ...order, status, content: null, faults: [] };
    const empty = { faults: [], repairs: [], unknown_skus: [] };
    return { found: { ...openState(standing), ...empty, ...summary }, judged: null };
  }
  const [first, ...lines] = rowsOf(content, order.edits, context);
  const [change] = judgeOrder(first, lines, context);
  if (!change) throw new Error(`order ${order.id} is judged`);
  const { faults, repairs, judged } = change;
  return {
    found: {
      ...openState({ ...order, status, content, faults }),
      ...{ faults, repairs, unknown_skus: unknownSkus(content, context.products) },
      ...summary,
    },
    judged,
  };
}

/** The content of an order, if the store has told it. */
export function contentOf({ registers }: Pick<StoreOrder, 'registers'>) {
  const { content } = registers;
  return content ? [content.value] : [];
}

async function write(
  tx: Tx,
  accountId: string,
  found: readonly (Found & { id: string })[],
  now: Date,
): Promise<void> {
  await sql`
    update store_orders set state = found.state, reasons = found.reasons, faults = found.faults,
      repairs = found.repairs, unknown_skus = found.unknown_skus, number = found.number,
      status = found.status, payment = found.payment, city = found.city,
      amount_to_collect = found.amount_to_collect, placed_at = found.placed_at,
      search_text = found.search_text, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id text, state text,
      reasons jsonb, faults jsonb, repairs jsonb, unknown_skus jsonb, number text, status text,
      payment text, city text, amount_to_collect bigint, placed_at timestamptz, search_text text)
    where account_id = ${accountId} and store_orders.id = found.id`.execute(tx);
}
