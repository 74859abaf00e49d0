import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { type DeliveryFact, deliveryFactOf } from '../../domain/delivery-fact.ts';
import { laneBetween } from '../../domain/lane.ts';
import { firstMeasuredDay } from '../../domain/measured-transit.ts';
import type { PastEvent } from '../../domain/courier-events.ts';
import type { LaneKind } from '../../domain/rate-card.ts';
import type { ShipmentRow } from '../shipments/store.ts';

type Delivered = Pick<
  ShipmentRow,
  | 'account_id'
  | 'courier_id'
  | 'service_type'
  | 'origin_country'
  | 'origin_city'
  | 'destination_country'
  | 'destination_city'
  | 'expected_delivery_on'
  | 'served_days'
>;

/** The scans of a delivered shipment, of which the last one read may have come late. */
interface Histories {
  /** Empty if the shipment was not delivered. */
  before: readonly PastEvent[];
  after: readonly PastEvent[];
}

type Key = Pick<Delivered, 'courier_id' | 'service_type'> & { lane: LaneKind };

/**
 * Counts a delivered shipment in what couriers really delivered, or corrects how it was counted. Call
 * it last in the transaction that writes the event: other accounts' deliveries wait for these rows.
 *
 * @param context.isClosed whether the account is closed; then its rows are gone and stay so.
 */
export async function countDelivery(
  tx: Tx,
  shipment: Delivered,
  { before, after }: Histories,
  { now, isClosed }: { now: Date; isClosed: boolean },
): Promise<void> {
  const { account_id, courier_id, service_type } = shipment;
  const key = { courier_id, service_type, lane: laneOf(shipment) };
  const first = firstMeasuredDay(now);
  const measured = (history: readonly PastEvent[]) => {
    const { expected_delivery_on: expectedOn, served_days: servedDays } = shipment;
    const fact = deliveryFactOf(history, { expectedOn, servedDays });
    return fact && fact.deliveredOn >= first ? fact : null;
  };
  const [counted, fact] = [measured(before), measured(after)];
  if (isSame(counted, fact)) return;
  if (!isClosed) {
    if (counted && counted.deliveredOn !== fact?.deliveredOn) {
      await forgetDay(tx, { account_id, ...key }, counted.deliveredOn);
    }
    if (fact) await rememberDay(tx, { account_id, ...key }, fact.deliveredOn);
  }
  // In the order of the keys, so that two corrections never wait for each other.
  const changes = [
    ...(counted ? [{ fact: counted, change: takeAway }] : []),
    ...(fact ? [{ fact, change: add }] : []),
  ].sort((a, b) => compare(a.fact, b.fact));
  for (const { fact: of, change } of changes) await change(tx, key, of);
}

function laneOf(shipment: Delivered): LaneKind {
  const { origin_country, origin_city, destination_country, destination_city } = shipment;
  return laneBetween(
    { country: origin_country, city: origin_city },
    { country: destination_country, city: destination_city },
  );
}

function isSame(a: DeliveryFact | null, b: DeliveryFact | null): boolean {
  if (!a || !b) return a === b;
  return a.deliveredOn === b.deliveredOn && a.days === b.days && a.onTime === b.onTime;
}

function compare(a: DeliveryFact, b: DeliveryFact): number {
  if (a.deliveredOn !== b.deliveredOn) return a.deliveredOn < b.deliveredOn ? -1 : 1;
  return a.days - b.days;
}

async function add(tx: Tx, key: Key, { deliveredOn, days, onTime }: DeliveryFact): Promise<void> {
  await tx
    .insertInto('delivery_counts')
    .values({ ...key, delivered_on: deliveredOn, days, deliveries: 1, on_time: Number(onTime) })
    .onConflict((conflict) =>
      conflict.columns(['courier_id', 'service_type', 'lane', 'delivered_on', 'days']).doUpdateSet({
        deliveries: sql`delivery_counts.deliveries + excluded.deliveries`,
        on_time: sql`delivery_counts.on_time + excluded.on_time`,
      }),
    )
    .execute();
}

async function takeAway(tx: Tx, key: Key, fact: DeliveryFact): Promise<void> {
  await tx
    .updateTable('delivery_counts')
    .set({
      deliveries: sql`deliveries - 1`,
      on_time: sql`on_time - ${Number(fact.onTime)}`,
    })
    .where('courier_id', '=', key.courier_id)
    .where('service_type', '=', key.service_type)
    .where('lane', '=', key.lane)
    .where('delivered_on', '=', fact.deliveredOn)
    .where('days', '=', fact.days)
    .execute();
}

type AccountKey = Key & Pick<Delivered, 'account_id'>;

async function rememberDay(tx: Tx, key: AccountKey, day: string): Promise<void> {
  await tx
    .insertInto('delivering_accounts')
    .values({ ...key, last_delivered_on: day })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'courier_id', 'service_type', 'lane']).doUpdateSet({
        last_delivered_on: sql`greatest(delivering_accounts.last_delivered_on,
          excluded.last_delivered_on)`,
      }),
    )
    .execute();
}

/**
 * Whether the account had another delivery on that day is not looked up: until its next delivery it
 * may be missing from the number of accounts, which then shows less, never more.
 */
async function forgetDay(tx: Tx, key: AccountKey, day: string): Promise<void> {
  await tx
    .deleteFrom('delivering_accounts')
    .where('account_id', '=', key.account_id)
    .where('courier_id', '=', key.courier_id)
    .where('service_type', '=', key.service_type)
    .where('lane', '=', key.lane)
    .where('last_delivered_on', '=', day)
    .execute();
}
