import { sql, type Updateable } from 'kysely';
import type { ShownCourier } from '../couriers/tables.ts';
import type { Rated } from '../ratings/current-ratings.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ShipmentsTable, StoredShipment } from './tables.ts';

/** A shipment with the displayed fields of its courier. */
export type ShipmentRow = StoredShipment & {
  courier: ShownCourier & Rated;
};

/** The columns that decide which changes and postings are allowed. */
export type LockedShipment = Pick<ShipmentRow, (typeof LOCKED_COLUMNS)[number]>;

const LOCKED_COLUMNS = [
  'account_id',
  'id',
  'version',
  'tracking_number',
  'courier_id',
  'service_type',
  'status',
  'tracking_status',
  'origin_country',
  'origin_city',
  'destination_country',
  'destination_city',
  'expected_delivery_on',
  'served_days',
  'invoice_number',
  'payment_status',
  'payment_type',
  'sender',
  'receiver',
  'sku',
  'further_products',
  'subtotal',
  'vat',
  'vat_basis_points',
  'total_fee',
  'return_price',
  'return_owed',
  'refunded',
  'cash_back',
  'recharged',
  'delivery_owed',
  'booked_at',
  'updated_at',
] as const satisfies readonly (keyof ShipmentRow)[];

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

/** The shipment of a public page; undefined once its account is closed. */
export async function findPublicShipment(
  db: Queryable,
  publicToken: string,
): Promise<ShipmentRow | undefined> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .leftJoin('courier_rating_totals as rated', 'rated.courier_id', 'shipments.courier_id')
    .innerJoin('accounts', 'accounts.account_id', 'shipments.account_id')
    .selectAll('shipments')
    .select(COURIER_COLUMNS)
    .where('public_token', '=', publicToken)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && withCourier(row);
}

/** The account's shipments with these numbers. */
export async function selectByTrackingNumbers(
  db: Queryable,
  accountId: string,
  trackingNumbers: readonly string[],
): Promise<ShipmentRow[]> {
  const rows = await selectShipments(db, accountId)
    .where('shipments.tracking_number', 'in', trackingNumbers)
    .execute();
  return rows.map(withCourier);
}

/** @throws Error when there is no such shipment. */
export async function getShipment(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ShipmentRow> {
  const found = await findShipment(db, accountId, { id });
  if (!found) throw new Error(`no shipment ${id}`);
  return found;
}

/** The shipment's state, locked until the transaction ends. */
export function lockShipment(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<LockedShipment | undefined> {
  return tx
    .selectFrom('shipments')
    .select(LOCKED_COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateShipment(
  db: Queryable,
  accountId: string,
  id: string,
  changes: Updateable<ShipmentsTable>,
): Promise<void> {
  await db
    .updateTable('shipments')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The displayed fields of a courier. */
const COURIER_COLUMNS = [
  'couriers.name as courier_name',
  'couriers.tier as courier_tier',
  sql<number>`coalesce(rated.rating_tenths, 0)`.as('courier_rating_tenths'),
  sql<number>`coalesce(rated.rating_count, 0)`.as('courier_rating_count'),
  'couriers.sample as courier_sample',
] as const;

/** The shipments of an account; pass each row through {@link withCourier}. */
export function selectShipments(db: Queryable, accountId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .leftJoin('courier_rating_totals as rated', 'rated.courier_id', 'shipments.courier_id')
    .selectAll('shipments')
    .select(COURIER_COLUMNS)
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
