import type { components } from '../../../../openapi/generated/types.ts';
import { cellsOf } from '../../import-batches/cells-of.ts';
import { fillOrder } from '../../import-batches/fill-order.ts';
import { MOST_LINES, readLine } from '../../import-batches/judge-line.ts';
import type { JudgedRow } from '../../import-batches/judged-row.ts';
import type { OrdersContext } from './read-orders.ts';

type Schemas = components['schemas'];

/** What an order fills in of a shipment; of the sender, only what is to be collected. */
export function draftOf(
  [first, ...lines]: readonly [JudgedRow, ...JudgedRow[]],
  context: OrdersContext,
): Schemas['ShipmentDraftCreate'] {
  const cells = cellsOf(first, context.columns);
  const read = lines.slice(0, MOST_LINES).map((line) => readLine(line, cells, context));
  const all = lines.map((line) => cellsOf(line, context.columns));
  const { sender, company, payment_method, ...draft } = fillOrder(first, read, all, context).order;
  const { amount_to_collect } = sender;
  return { ...draft, ...(amount_to_collect && { sender: { amount_to_collect } }) };
}
