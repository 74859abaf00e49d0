import { sql } from 'kysely';
import type { CourierParcel } from '../../../ports/courier-port.ts';
import { JOURNEY_ENDS } from '../../../domain/courier-events.ts';
import type { Queryable } from '../../../db/database.ts';
import type { ShipmentRow } from '../../shipments/store.ts';

/** The columns of a shipment that its courier needs. */
export type AttendedShipment = Pick<
  ShipmentRow,
  | 'account_id'
  | 'id'
  | 'tracking_number'
  | 'status'
  | 'booked_at'
  | 'recall_refused_at'
  | 'origin_country'
  | 'origin_city'
  | 'destination_country'
  | 'destination_city'
  | 'transit_min_days'
  | 'transit_max_days'
> & { courier: { id: string; sample: boolean } };

const BATCH = 200;

/** Whether a shipment is cancelled while its courier may still collect it or carries it anyway. */
export const CARRIED_AFTER_ALL = sql<boolean>`(
  shipments.status = 'cancelled' and booked_at is not null and recalled_at is null
  and not exists (
    select from tracking_events as event
    where event.account_id = shipments.account_id and event.shipment_id = shipments.id
      and event.tracking_status in (${sql.join(JOURNEY_ENDS.map((end) => sql.lit(end)))})
  )
)`;

/**
 * Whether a shipment is under way: pending, or cancelled and carried after all. The statuses are
 * literals, because a plan for any values could not use the indexes of these.
 */
export const IS_UNDER_WAY = sql<boolean>`(shipments.status = 'pending' or ${CARRIED_AFTER_ALL})`;

/**
 * Shipments under way, one batch.
 *
 * @param after the last shipment of the previous batch.
 */
export async function selectAttended(
  db: Queryable,
  after: Pick<AttendedShipment, 'account_id' | 'id'> | null,
): Promise<AttendedShipment[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .select([
      'account_id',
      'shipments.id',
      'tracking_number',
      'status',
      'booked_at',
      'recall_refused_at',
      'origin_country',
      'origin_city',
      'destination_country',
      'destination_city',
      'transit_min_days',
      'transit_max_days',
      'courier_id',
      'couriers.sample',
    ])
    .where(IS_UNDER_WAY)
    // No courier hears of the shipments of test keys.
    .where('account_id', 'not like', 'tst\\_%')
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('account_id', 'shipments.id'),
          '>',
          where.tuple(after?.account_id ?? '', after?.id ?? ''),
        ),
      ),
    )
    .orderBy('account_id')
    .orderBy('shipments.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ courier_id, sample, ...row }) => ({
    ...row,
    courier: { id: courier_id, sample },
  }));
}

/** The parcel as its courier sees it. @param history oldest first. */
export function toParcel(row: AttendedShipment, history: CourierParcel['history']): CourierParcel {
  return {
    shipmentId: row.id,
    trackingNumber: row.tracking_number,
    origin: { country: row.origin_country, city: row.origin_city },
    destination: { country: row.destination_country, city: row.destination_city },
    transitDays: { min: row.transit_min_days, max: row.transit_max_days },
    bookedAt: row.booked_at,
    history,
  };
}
