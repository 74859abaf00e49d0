import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { selectShipments, withCourier } from '../shipments/store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days after a delivery in which home invites to rate it. */
const INVITED_DAYS = 14;

/** Invitations shown at once. */
const SHOWN = 5;

/**
 * Shipments looked at: of so many that changed last, so many that are delivered. A company with
 * thousands on their way would otherwise read all of them.
 */
const CHANGED = 500;
const DELIVERED = 50;

/** Shipments that were delivered lately and are not rated, the one changed last first. */
export async function selectInvitations(db: Queryable, accountId: string, now: Date) {
  const since = new Date(now.getTime() - INVITED_DAYS * DAY_MS);
  const changed = db
    .selectFrom('shipments')
    .select(['id', 'status', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHANGED);
  const recent = db
    .selectFrom(changed.as('changed'))
    .select('id')
    .where('status', '=', sql.lit('completed'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DELIVERED);
  const deliveredAt = sql<Date>`(
    select min(occurred_at) from tracking_events
    where account_id = ${accountId} and shipment_id = shipments.id
      and tracking_status = 'delivered')`;
  const rows = await selectShipments(db, accountId)
    .where('shipments.id', 'in', recent)
    .where(
      sql<boolean>`not exists (select from courier_ratings
        where account_id = ${accountId} and shipment_id = shipments.id)`,
    )
    .where(sql<boolean>`${deliveredAt} > ${since}`)
    .select(deliveredAt.as('delivered_at'))
    .orderBy('shipments.updated_at', 'desc')
    .orderBy('shipments.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ delivered_at, ...row }) => ({ shipment: withCourier(row), delivered_at }));
}
