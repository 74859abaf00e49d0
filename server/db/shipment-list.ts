import { type SelectQueryBuilder, sql } from 'kysely';
import { type CalendarDay, riyadhMidnight } from '../domain/calendar.ts';
import type { Queryable } from './database.ts';
import type { ShipmentsTable, Tables } from './schema.ts';
import { searchPatterns } from './shipment-search.ts';
import { selectShipments, type ShipmentRow, withCourier } from './shipments.ts';

export type SortColumn = 'created_at' | 'updated_at' | 'total_fee';

/** Every given field must match. */
export interface ShipmentFilter extends Partial<
  Pick<ShipmentsTable, 'status' | 'payment_status' | 'payment_type' | 'source'>
> {
  q?: string;
  courier_id?: string;
  /** Of the destination. */
  city?: string;
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

/** Where a page ended: what its last row is sorted by. */
export interface ListPosition {
  /** Halalas, or an instant in UTC to the microsecond; text, so that nothing is rounded away. */
  value: string;
  id: string;
}

export interface ShipmentPage {
  rows: ShipmentRow[];
  /** Null on the last page. */
  end: ListPosition | null;
}

/** Counting stops here, because an exact count of a large list costs more than the page. */
export const COUNT_CAP = 10_001;

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * One page by keyset: it costs the same however deep it lies, and rows inserted meanwhile neither
 * repeat nor hide others.
 */
export async function selectShipmentPage(
  db: Queryable,
  accountId: string,
  page: {
    filter: ShipmentFilter;
    sort: { column: SortColumn; direction: 'asc' | 'desc' };
    after: ListPosition | null;
    limit: number;
  },
): Promise<ShipmentPage> {
  const { filter, sort, after, limit } = page;
  const column = sql.ref<unknown>(`shipments.${sort.column}`);
  let query = filtered(selectShipments(db, accountId), filter)
    .select(positionValue(sort.column).as('position_value'))
    .orderBy(column, sort.direction)
    .orderBy('shipments.id', sort.direction)
    // One more than asked tells whether there is a next page.
    .limit(limit + 1);
  if (after) {
    const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
    const type = sql.raw(sort.column === 'total_fee' ? 'bigint' : 'timestamptz');
    const value = sql`cast(${after.value}::text as ${type})`;
    query = query.where(
      sql<boolean>`(${column}, shipments.id) ${comparison} (${value}, ${after.id})`,
    );
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(withCourier),
    end: last && rows.length > limit ? { value: last.position_value, id: last.id } : null,
  };
}

/** How many match, counted up to {@link COUNT_CAP}, and whether there are more. */
export async function countShipments(
  db: Queryable,
  accountId: string,
  filter: ShipmentFilter,
): Promise<{ total: number; isCapped: boolean }> {
  const matching = filtered(
    db.selectFrom('shipments').select('shipments.id').where('account_id', '=', accountId),
    filter,
  ).limit(COUNT_CAP + 1);
  const { count } = await db
    .selectFrom(matching.as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, COUNT_CAP), isCapped: count > COUNT_CAP };
}

function positionValue(column: SortColumn) {
  return column === 'total_fee'
    ? sql<string>`total_fee::text`
    : sql<string>`to_char(${sql.ref(`shipments.${column}`)} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function filtered<From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From | 'shipments', Row>,
  filter: ShipmentFilter,
): SelectQueryBuilder<Tables, From | 'shipments', Row> {
  const equals = {
    status: filter.status,
    payment_status: filter.payment_status,
    payment_type: filter.payment_type,
    source: filter.source,
    courier_id: filter.courier_id,
    destination_city: filter.city,
  };
  let found = query;
  for (const [column, value] of Object.entries(equals)) {
    if (value !== undefined)
      found = found.where(sql<boolean>`${sql.ref(`shipments.${column}`)} = ${value}`);
  }
  for (const pattern of searchPatterns(filter.q ?? '')) {
    found = found.where(sql<boolean>`shipments.search_text like ${pattern}`);
  }
  if (filter.created_from !== undefined) {
    const from = startOf(filter.created_from);
    found = found.where(sql<boolean>`shipments.created_at >= ${from}`);
  }
  if (filter.created_to !== undefined) {
    const end = new Date(startOf(filter.created_to).getTime() + DAY_MS);
    found = found.where(sql<boolean>`shipments.created_at < ${end}`);
  }
  return found;
}

/** No shipment is older than the epoch, and no driver writes the year 0000 as the other does. */
function startOf(day: CalendarDay): Date {
  return new Date(Math.max(0, riyadhMidnight(day).getTime()));
}
