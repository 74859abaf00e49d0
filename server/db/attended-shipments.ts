import type { CourierParcel } from '../couriers/courier-port.ts';
import type { Queryable } from './database.ts';
import type { ShipmentRow } from './shipments.ts';

/** A shipment that its courier has to do with. */
export type AttendedShipment = Pick<
  ShipmentRow,
  | 'account_id'
  | 'id'
  | 'tracking_number'
  | 'status'
  | 'booked_at'
  | 'origin_country'
  | 'origin_city'
  | 'destination_country'
  | 'destination_city'
  | 'transit_min_days'
  | 'transit_max_days'
> & { courier: { id: string; sample: boolean } };

const BATCH = 200;

/**
 * Shipments under way, and those that were cancelled after their courier took the booking and
 * before it was told; some at a time.
 *
 * @param after the last of those before.
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
      'origin_country',
      'origin_city',
      'destination_country',
      'destination_city',
      'transit_min_days',
      'transit_max_days',
      'courier_id',
      'couriers.sample',
    ])
    .where((where) =>
      where.or([
        where('status', '=', 'pending'),
        where.and([
          where('status', '=', 'cancelled'),
          where('booked_at', 'is not', null),
          where('recalled_at', 'is', null),
        ]),
      ]),
    )
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

/** As its courier gets to know it. @param history oldest first. */
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
