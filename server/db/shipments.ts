import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Courier } from './couriers.ts';
import type { Queryable, Tx } from './database.ts';
import type { ShipmentsTable } from './schema.ts';

/** A shipment with what is shown of its courier. */
export type ShipmentRow = Selectable<ShipmentsTable> & {
  courier: Pick<Courier, 'id' | 'name' | 'tier' | 'rating_tenths' | 'rating_count' | 'sample'>;
};

export async function insertShipment(tx: Tx, shipment: Insertable<ShipmentsTable>): Promise<void> {
  await tx.insertInto('shipments').values(shipment).execute();
}

/** A shipment of this account. */
export async function findShipment(
  db: Queryable,
  accountId: string,
  by: { id: string } | { trackingNumber: string },
): Promise<ShipmentRow | undefined> {
  const query = selectShipments(db, accountId);
  const row = await (
    'id' in by
      ? query.where('shipments.id', '=', by.id)
      : query.where('shipments.tracking_number', '=', by.trackingNumber)
  ).executeTakeFirst();
  return row && withCourier(row);
}

/** @throws Error where there is no such shipment. */
export async function getShipment(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ShipmentRow> {
  const found = await findShipment(db, accountId, { id });
  if (!found) throw new Error(`no shipment ${id}`);
  return found;
}

/** The shipment's states, held until the transaction ends. */
export function lockShipment(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Pick<ShipmentRow, 'id' | 'status' | 'tracking_status' | 'total_fee'> | undefined> {
  return tx
    .selectFrom('shipments')
    .select(['id', 'status', 'tracking_status', 'total_fee'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateShipment(
  tx: Tx,
  accountId: string,
  id: string,
  changes: Updateable<ShipmentsTable>,
): Promise<void> {
  await tx
    .updateTable('shipments')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The shipments of an account, each to be passed through {@link withCourier}. */
export function selectShipments(db: Queryable, accountId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .selectAll('shipments')
    .select([
      'couriers.name as courier_name',
      'couriers.tier as courier_tier',
      'couriers.rating_tenths as courier_rating_tenths',
      'couriers.rating_count as courier_rating_count',
      'couriers.sample as courier_sample',
    ])
    .where('shipments.account_id', '=', accountId);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectShipments>['execute']>>[number];

export function withCourier(row: JoinedRow): ShipmentRow {
  return {
    ...row,
    courier: {
      id: row.courier_id,
      name: row.courier_name,
      tier: row.courier_tier,
      rating_tenths: row.courier_rating_tenths,
      rating_count: row.courier_rating_count,
      sample: row.courier_sample,
    },
  };
}
