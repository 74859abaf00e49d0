import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { ratingEnd } from '../../domain/shipment-rating.ts';
import type { AnnouncedShipment } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';
import { placeName } from '../tracking/page/words.ts';

interface Announced {
  accountId: string;
  /** In the order in which the e-mail names them. */
  shipmentIds: readonly string[];
  locale: Locale;
}

/** Delivered shipments as an e-mail names them: neither the receiver nor the street. */
export async function selectAnnounced(
  db: Queryable,
  { accountId, shipmentIds, locale }: Announced,
  now: Date,
): Promise<AnnouncedShipment[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .select(['shipments.id', 'tracking_number', 'destination_country', 'destination_city'])
    .select('couriers.name as courier')
    .select(
      sql<Date>`(
        select min(occurred_at) from tracking_events
        where account_id = ${accountId} and shipment_id = shipments.id
          and tracking_status = 'delivered')`.as('delivered_at'),
    )
    .select(
      sql<boolean>`exists (
        select from courier_ratings
        where account_id = ${accountId} and shipment_id = shipments.id)`.as('is_rated'),
    )
    .where('shipments.account_id', '=', accountId)
    .where(sql<boolean>`shipments.id = any(${shipmentIds})`)
    .execute();
  rows.sort((a, b) => shipmentIds.indexOf(a.id) - shipmentIds.indexOf(b.id));
  return rows.map((row) => ({
    id: row.id,
    trackingNumber: row.tracking_number,
    courier: row.courier[locale],
    place: placeName({ country: row.destination_country, city: row.destination_city }, locale),
    canBeRated: !row.is_rated && now < ratingEnd(row.delivered_at),
  }));
}
