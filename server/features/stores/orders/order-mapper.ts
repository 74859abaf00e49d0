import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { sar } from '../../../http/wire-money.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import { cellsOf } from '../../import-batches/cells-of.ts';
import { toImportCells } from '../../import-batches/row-mapper.ts';
import type { OrderContent } from '../reading/store-event.ts';
import { contentOf } from './judge-orders.ts';
import type { StoreUpdateStatus } from '../../../ports/store-platform.ts';
import { STORE_UPDATES } from '../tell/store-update.ts';
import { draftOf } from './order-draft.ts';
import { type OrdersContext, ordersContext, rowsOf } from './read-orders.ts';
import type { ShownOrder } from './shown-orders.ts';

type Schemas = components['schemas'];

/** Orders as the contract has them. */
export async function showOrders(
  db: Queryable,
  accountId: string,
  orders: readonly ShownOrder[],
): Promise<Schemas['StoreOrder'][]> {
  const context = await ordersContext(db, accountId, orders.flatMap(contentOf));
  return orders.map((order) => toStoreOrder(order, context));
}

/** An order with all its products. @param publicUrl origin of the server. */
export async function showDetails(
  db: Queryable,
  order: ShownOrder,
  publicUrl: string,
): Promise<Schemas['StoreOrderDetails']> {
  const [content] = contentOf(order);
  const context = await ordersContext(db, order.account_id, content ? [content] : []);
  const isAddressMissing = !order.is_booked && lacksAddress(order);
  return {
    order: toStoreOrder(order, context),
    ...partsOf(order, content, context),
    unknown_skus: order.unknown_skus,
    ...(isAddressMissing && {
      address_url: `${publicUrl}/order-address/${order.public_token}`,
    }),
  };
}

/** Whether the receiver is to give the National Address. */
export function lacksAddress({ reasons }: Pick<ShownOrder, 'reasons'>): boolean {
  return reasons.includes('missing_address') || reasons.includes('masked_address');
}

function partsOf(order: ShownOrder, content: OrderContent | undefined, context: OrdersContext) {
  if (!content) return { lines: [], draft: {} };
  const rows = rowsOf(content, order.edits, context);
  const [, ...lines] = rows;
  return {
    lines: lines.map((line) => toImportCells(cellsOf(line, context.columns))),
    draft: draftOf(rows, context),
  };
}

function toStoreOrder(order: ShownOrder, context: OrdersContext): Schemas['StoreOrder'] {
  const { id, store_id, platform, store_name, number, is_booked, shown_state } = order;
  const [content] = contentOf(order);
  const [first, ...lines] = content ? rowsOf(content, order.edits, context) : [];
  return {
    ...{ id, number, state: shown_state },
    store: { id: store_id, platform, name: store_name },
    reasons: is_booked ? bookedReasons(shown_state) : order.reasons,
    cells: first ? toImportCells(cellsOf(first, context.columns)) : [],
    faults: is_booked ? [] : order.faults,
    repairs: order.repairs,
    further_products: lines.length,
    ...withoutNulls({
      status: order.status,
      status_text: order.registers.status_text?.value,
      payment: order.payment,
      amount_to_collect: order.amount_to_collect === null ? null : sar(order.amount_to_collect),
      placed_at: order.placed_at?.toISOString(),
      shipment: shipmentOf(order),
      told: toldOf(order),
    }),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

function bookedReasons(state: ShownOrder['shown_state']): Schemas['StoreOrderReason'][] {
  return state === 'needs_attention' ? ['cancelled_at_store'] : [];
}

function shipmentOf(order: ShownOrder): Schemas['StoreOrderShipment'] | null {
  const { is_booked, shipment_id: id } = order;
  const tracking_number = order.shipment_tracking_number;
  const [status, tracking_status] = [order.shipment_status, order.shipment_tracking_status];
  const isWhole = id !== null && tracking_number !== null && status !== null;
  if (!is_booked || !isWhole || tracking_status === null) return null;
  return { id, tracking_number, status, tracking_status };
}

function toldOf(order: ShownOrder): Schemas['StoreTold'] | null {
  const { is_booked, tells_store, told_at, told_error, shipment_tracking_status } = order;
  if (!is_booked || !tells_store || shipment_tracking_status === null) return null;
  const wanted = STORE_UPDATES[shipment_tracking_status];
  const isOfShipment = order.tell_shipment_id === order.shipment_id;
  if (!isOfShipment) return { state: 'waiting' };
  return {
    state: stateOf(order, wanted),
    ...withoutNulls({ at: told_at?.toISOString(), message: told_error }),
  };
}

function stateOf(
  { told_status, refused_status }: ShownOrder,
  wanted: StoreUpdateStatus,
): Schemas['StoreTold']['state'] {
  if (told_status === wanted) return 'told';
  return refused_status === wanted ? 'refused' : 'waiting';
}
