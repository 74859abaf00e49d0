import type { Queryable } from '../../db/database.ts';
import { selectShipments } from '../shipments/store.ts';
import { platformsOf } from '../stores/orders/shown-orders.ts';
import { cellsOfOrder } from './cells-of-order.ts';
import type { Cells } from './reading/import-fields.ts';
import type { Carried } from './tables.ts';

/** A row made of what is there. */
export interface CopiedRow {
  cells: Cells;
  carried: Carried;
}

/**
 * Shipments as rows, in the order of their ids, to be sent once more: without their references, their
 * couriers and their days.
 */
export async function copiedShipments(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<CopiedRow[]> {
  const found = await selectShipments(db, accountId).where('shipments.id', 'in', ids).execute();
  const byId = new Map(found.map((shipment) => [shipment.id, shipment]));
  return ids.flatMap((id) => {
    const shipment = byId.get(id);
    if (!shipment) return [];
    const { price_amount: amount, price_currency: currency, further_products } = shipment;
    const { address_completed_at, reference_id, preferred_delivery_day, ...rest } = shipment;
    const origin = { country: shipment.origin_country, city: shipment.origin_city };
    const sender = { ...rest.sender, ...origin };
    return {
      cells: cellsOfOrder({ ...rest, sender, price: { amount, currency } }),
      carried: carriedOf({ further_products }),
    };
  });
}

/** Drafts as rows, in the order of their ids. */
export async function copiedDrafts(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<CopiedRow[]> {
  const found = await db
    .selectFrom('shipment_drafts')
    .select(['id', 'content'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(found.map(({ id, content }) => [id, content]));
  const platforms = await platformsOf(
    db,
    accountId,
    found.flatMap(({ content }) => content.store_order_id ?? []),
  );
  return ids.flatMap((id) => {
    const draft = byId.get(id);
    if (!draft) return [];
    const { origin, sender, courier_id: courier } = draft;
    const order = { ...draft, sender: { ...origin, ...sender }, ...(courier && { courier }) };
    return {
      cells: cellsOfOrder(order),
      carried: { ...carriedOf(draft, platforms), draft_id: id },
    };
  });
}

/** What no cell can hold; of a draft, further products may lack something. */
function carriedOf(
  {
    further_products: further,
    store_order_id,
  }: { further_products?: Carried['further_products'] | null; store_order_id?: string },
  platforms: Awaited<ReturnType<typeof platformsOf>> = new Map(),
): Carried {
  const source = platforms.get(store_order_id ?? '');
  return {
    ...(further && further.length > 0 && { further_products: further }),
    ...(store_order_id !== undefined && { store_order_id }),
    ...(source && { source }),
  };
}
