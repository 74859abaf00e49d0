import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { laneBetween } from '../../domain/lane.ts';
import type { RatingPart } from '../../domain/shipment-rating.ts';
import { isAccountClosed } from '../accounts/store.ts';
import { newId } from '../../db/ids.ts';
import type { CourierRatingsTable } from './tables.ts';

export type RatingRow = Selectable<CourierRatingsTable>;

/** What a person says. */
export interface GivenRating {
  parts: Partial<Record<RatingPart, number>> & Record<'on_time' | 'condition' | 'driver', number>;
  text?: string;
}

interface Place {
  accountId: string;
  shipmentId: string;
}

/** The account's rating of a shipment. */
export function findRating(
  db: Queryable,
  { accountId, shipmentId }: Place,
): Promise<RatingRow | undefined> {
  return db
    .selectFrom('courier_ratings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
}

/** The shipment as a rating needs it; undefined if the account has none with that id. */
export function findRatedShipment(db: Queryable, { accountId, shipmentId }: Place) {
  return db
    .selectFrom('shipments')
    .select(['tracking_number', 'status', 'tracking_status', 'payment_type', 'courier_id'])
    .select(['service_type', 'origin_country', 'origin_city'])
    .select(['destination_country', 'destination_city'])
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .executeTakeFirst();
}

export type RatedShipment = NonNullable<Awaited<ReturnType<typeof findRatedShipment>>>;

/**
 * Adds a rating, in a transaction that keeps the account from being closed meanwhile.
 *
 * @returns undefined if the shipment has been rated, or the account was just closed.
 */
export async function addRating(
  tx: Tx,
  place: Place,
  shipment: RatedShipment,
  given: GivenRating,
  now: Date,
): Promise<RatingRow | undefined> {
  if (await isAccountClosed(tx, place.accountId)) return undefined;
  return tx
    .insertInto('courier_ratings')
    .values({
      account_id: place.accountId,
      shipment_id: place.shipmentId,
      id: newId('rtg', now),
      courier_id: shipment.courier_id,
      service_type: shipment.service_type,
      lane: laneBetween(
        { country: shipment.origin_country, city: shipment.origin_city },
        { country: shipment.destination_country, city: shipment.destination_city },
      ),
      ...toColumns(given),
      sample: false,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'shipment_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @returns undefined if there is no rating. */
export function replaceRating(
  db: Queryable,
  { accountId, shipmentId }: Place,
  given: GivenRating,
  now: Date,
): Promise<RatingRow | undefined> {
  return db
    .updateTable('courier_ratings')
    .set({ ...toColumns(given), updated_at: now })
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether there was one. */
export async function removeRating(
  db: Queryable,
  { accountId, shipmentId }: Place,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('courier_ratings')
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return removed !== undefined;
}

function toColumns({ parts, text }: GivenRating) {
  const { on_time, condition, driver, cash_paid_out = null, support = null } = parts;
  return { on_time, condition, driver, cash_paid_out, support, text: text ?? null };
}
