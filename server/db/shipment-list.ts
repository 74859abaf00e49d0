import { type SelectQueryBuilder, sql } from 'kysely';
import { STALLED_AFTER_HOURS } from '../../common/stalled.ts';
import type { CalendarDay } from '../domain/calendar.ts';
import type { Queryable } from './database.ts';
import { endOfDay, startOfDay } from './riyadh-days.ts';
import type { ShipmentsTable, Tables } from './schema.ts';
import { type SoughtWord, soughtWords } from './shipment-search.ts';
import { selectShipments, type ShipmentRow, withCourier } from './shipments.ts';

export type SortColumn = 'created_at' | 'updated_at' | 'total_fee';

const HOUR = 3_600_000;

/** Every given field must match. */
export interface ShipmentFilter extends Partial<
  Pick<ShipmentsTable, 'status' | 'payment_status' | 'payment_type' | 'source'>
> {
  q?: string;
  courier_id?: string;
  /** Of the destination. */
  city?: string;
  stalled?: boolean;
  /** What `stalled` counts from. */
  now: Date;
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

/** Counting stops here, because an exact count of a large list costs more than the page. */
export const COUNT_CAP = 10_001;

/** With words every match is a row read, so counting stops sooner. */
const SEARCH_COUNT_CAP = 1_001;

/** Up to so many matches are sorted; of more, the next in order are soon met on the way. */
const FEW = 1_000;

export interface ShipmentPage {
  rows: ShipmentRow[];
  /** Null on the last page. */
  end: ListPosition | null;
  /** How many match, up to the cap, and whether there are more. */
  total: number;
  isCapped: boolean;
}

/**
 * One page by keyset: it costs the same however deep it lies, and rows inserted meanwhile neither
 * repeat nor hide others. The count comes first, because it says how to find the rows: the database
 * guesses wrong where a filter and the order have to do with each other.
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
  const counted = await countShipments(db, accountId, filter);
  const column = sql.ref<unknown>(`shipments.${sort.column}`);
  let query = (
    counted.total <= FEW
      ? among(db, accountId, filter)
      : filtered(selectShipments(db, accountId), filter, soughtWords(filter.q ?? ''))
  )
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
    ...counted,
  };
}

/** The matching shipments, found before they are sorted. */
function among(db: Queryable, accountId: string, filter: ShipmentFilter) {
  return selectShipments(db, accountId).where('shipments.id', 'in', (outer) =>
    outer
      // The offset keeps the database from weaving this into the sorting; it hides no row.
      .selectFrom(matching(db, accountId, filter).offset(0).as('found'))
      .select('found.id'),
  );
}

async function countShipments(
  db: Queryable,
  accountId: string,
  filter: ShipmentFilter,
): Promise<{ total: number; isCapped: boolean }> {
  const cap = soughtWords(filter.q ?? '').length > 0 ? SEARCH_COUNT_CAP : COUNT_CAP;
  const { count } = await db
    .selectFrom(
      matching(db, accountId, filter)
        .limit(cap + 1)
        .as('matching'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, cap), isCapped: count > cap };
}

/** The ids of what matches, in no order. */
function matching(db: Queryable, accountId: string, filter: ShipmentFilter) {
  const own = db.selectFrom('shipments').select('shipments.id').where('account_id', '=', accountId);
  const words = soughtWords(filter.q ?? '');
  if (words.length === 0) return filtered(own, filter, []);
  const tokens = words.map(({ beginning }) => sql`search_token(${accountId}, ${beginning})`);
  const found = sql<boolean>`shipments.id in (select shipment_id from shipment_words
    where account_id = ${accountId} and tokens @> array[${sql.join(tokens)}])`;
  return filtered(
    own.where(found),
    filter,
    words.filter(({ isWhole }) => !isWhole),
  );
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
  words: readonly SoughtWord[],
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
  for (const { pattern } of words) {
    found = found.where(sql<boolean>`shipments.search_text like ${pattern}`);
  }
  if (filter.created_from !== undefined) {
    const from = startOfDay(filter.created_from);
    found = found.where(sql<boolean>`shipments.created_at >= ${from}`);
  }
  if (filter.created_to !== undefined) {
    const end = endOfDay(filter.created_to);
    found = found.where(sql<boolean>`shipments.created_at < ${end}`);
  }
  if (filter.stalled !== undefined) {
    const last = new Date(filter.now.getTime() - STALLED_AFTER_HOURS * HOUR);
    const stalled = sql<boolean>`(shipments.status = 'pending' and shipments.updated_at <= ${last})`;
    found = found.where(filter.stalled ? stalled : sql<boolean>`not ${stalled}`);
  }
  return found;
}
