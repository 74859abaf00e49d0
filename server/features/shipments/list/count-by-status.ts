import { sql } from 'kysely';
import { COUNT_CAP } from '../../../db/count-cap.ts';
import type { Queryable } from '../../../db/database.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../../domain/shipment-status.ts';
import { findShipments, matching } from './find-shipments.ts';
import type { ShipmentFilter } from './shipment-filter.ts';
import { type SoughtWord, soughtWords } from './shipment-search.ts';

/** A number up to the cap, and whether there are more. */
interface Count {
  total: number;
  total_is_capped: boolean;
}

/** The order decides nothing here; in this one the newest are met first. */
const sort = { column: 'created_at', direction: 'desc' } as const;

/**
 * How many shipments there are with each status, and in all. Matches are found once and then told
 * apart, unless there are many for which an index knows the status: then each status is counted
 * until the cap.
 */
export async function countByStatus(
  db: Queryable,
  accountId: string,
  filter: Omit<ShipmentFilter, 'status'>,
): Promise<Record<ShipmentStatus | 'all', Count>> {
  const words = soughtWords(filter.q ?? '');
  const all = { filter, sort, after: null, limit: 1 };
  const { total } = await findShipments(db, accountId, all, words);
  const countFound = total > COUNT_CAP && words.length === 0 ? countEach : tellApart;
  const found = await countFound(db, accountId, filter, words);
  const count = (status: ShipmentStatus) => capped(found[status] ?? 0);
  return {
    all: capped(total),
    pending: count('pending'),
    completed: count('completed'),
    cancelled: count('cancelled'),
    failed: count('failed'),
  };
}

type Found = Partial<Record<ShipmentStatus, number>>;

async function tellApart(
  db: Queryable,
  accountId: string,
  filter: ShipmentFilter,
  words: readonly SoughtWord[],
): Promise<Found> {
  const rows = await matching(db, accountId, { filter, sort }, words)
    .clearSelect()
    .clearLimit()
    .select(['shipments.status', sql<number>`count(*)::int`.as('total')])
    .groupBy('shipments.status')
    .execute();
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

async function countEach(
  db: Queryable,
  accountId: string,
  filter: ShipmentFilter,
  words: readonly SoughtWord[],
): Promise<Found> {
  const numbers = SHIPMENT_STATUSES.map((status) => {
    const found = matching(db, accountId, { filter: { ...filter, status }, sort }, words);
    return sql<number>`(select count(*)::int from ${found} as found)`.as(status);
  });
  return db.selectNoFrom(numbers).executeTakeFirstOrThrow();
}

function capped(total: number): Count {
  return { total: Math.min(total, COUNT_CAP), total_is_capped: total > COUNT_CAP };
}
