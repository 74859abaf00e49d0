import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { selectShipments, withCourier } from '../shipments/store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days after a delivery in which home invites to rate it. */
const INVITED_DAYS = 14;

/** Invitations shown at once, and recent shipments looked at for them. */
const SHOWN = 5;
const LOOKED_AT = 50;

/** Shipments that were delivered lately and are not rated, the one changed last first. */
export async function selectInvitations(db: Queryable, accountId: string, now: Date) {
  const since = new Date(now.getTime() - INVITED_DAYS * DAY_MS);
  const recent = db
    .selectFrom('shipments as recent')
    .select('recent.id')
    .where('recent.account_id', '=', accountId)
    .where('recent.status', '=', sql.lit('completed'))
    .where('recent.updated_at', '>', since)
    .orderBy('recent.updated_at', 'desc')
    .orderBy('recent.id', 'desc')
    .limit(LOOKED_AT);
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
