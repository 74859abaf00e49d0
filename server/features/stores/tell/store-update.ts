import { type RawBuilder, sql } from 'kysely';
import { TRACKING_STATUSES, type TrackingStatus } from '../../../domain/shipment-status.ts';
import type { StoreUpdateStatus } from '../../../ports/store-platform.ts';

/** What a store is told of a shipment. A parcel on its way back is still on its way. */
export const STORE_UPDATES = {
  created: 'booked',
  picked_up: 'in_transit',
  in_transit: 'in_transit',
  at_hub: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivery_attempted: 'out_for_delivery',
  delivered: 'delivered',
  returning: 'in_transit',
  returned: 'returned',
  cancelled: 'cancelled',
  failed: 'cancelled',
} as const satisfies Record<TrackingStatus, StoreUpdateStatus>;

/** A store is only told what ranks higher than what it was told before. The last three end it. */
const RANKS = {
  booked: 0,
  in_transit: 1,
  out_for_delivery: 2,
  delivered: 3,
  returned: 3,
  cancelled: 3,
} as const satisfies Record<StoreUpdateStatus, number>;

/** Of a row of `shipments`. All conditions here are literals, as the partial index needs them. */
export const UPDATE_STATUS = sql<StoreUpdateStatus>`case shipments.tracking_status ${sql.join(
  TRACKING_STATUSES.map((status) => when(status, STORE_UPDATES[status])),
  sql` `,
)} end`;

/** Whether what was told concerns the shipment that the order has now. */
const IS_OF_SHIPMENT = sql<boolean>`coalesce(
  store_orders.tell_shipment_id = store_orders.shipment_id, false)`;

/** Whether the store may have to be told more of the order: the condition of the partial index. */
const IS_OPEN = sql<boolean>`(store_orders.shipment_id is not null
  and (store_orders.told_status is null
    or store_orders.told_status in ('booked', 'in_transit', 'out_for_delivery')
    or store_orders.tell_shipment_id <> store_orders.shipment_id))`;

/** Whether the store knows nothing of the shipment, which then needs no cancellation there. */
const IS_UNHEARD = sql<boolean>`(store_orders.told_status is null or not ${IS_OF_SHIPMENT})`;

/** Whether a row of `store_orders`, joined to its shipment, has something to tell its store. */
export const HAS_NEWS = sql<boolean>`(${IS_OPEN}
  and ${rankOf(UPDATE_STATUS)} > case when ${IS_UNHEARD} then -1
    else ${rankOf(sql`store_orders.told_status`)} end
  and not (${UPDATE_STATUS} = 'cancelled' and ${IS_UNHEARD}))`;

/** Whether it may be told now: it does not wait after a failure, and was not refused as it is. */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`((store_orders.tell_after is null or store_orders.tell_after <= ${now})
    and not coalesce(${IS_OF_SHIPMENT} and store_orders.refused_status = ${UPDATE_STATUS}, false))`;
}

function rankOf(status: RawBuilder<unknown>): RawBuilder<number> {
  const cases = Object.entries(RANKS).map(([name, rank]) => when(name, rank));
  return sql<number>`case ${status} ${sql.join(cases, sql` `)} end`;
}

function when(value: string, result: string | number): RawBuilder<unknown> {
  return sql`when ${sql.lit(value)} then ${sql.lit(result)}`;
}
