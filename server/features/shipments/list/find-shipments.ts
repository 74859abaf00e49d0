import { type RawBuilder, sql } from 'kysely';
import { COUNT_CAP } from '../../../db/count-cap.ts';
import type { Queryable } from '../../../db/database.ts';
import { filtered, type ShipmentFilter } from './shipment-filter.ts';
import type { SoughtWord } from './shipment-search.ts';
import {
  filedUnder,
  soughtKeys,
  type Stretches,
  stretchesOf,
  type WordSearch,
} from './shipment-words.ts';

export type SortColumn = 'created_at' | 'updated_at' | 'total_fee';

/** Where a page ended: the sort value of its last row. */
export type ListPosition = [value: string, id: string];

/** The request for a page. */
export interface PageQuery {
  filter: ShipmentFilter;
  sort: { column: SortColumn; direction: 'asc' | 'desc' };
  after: ListPosition | null;
  limit: number;
}

/**
 * The number of matches, at most one above the cap, and, where known, the shipments that contain
 * the page.
 */
export interface Found {
  total: number;
  ids: string[] | null;
}

/** Counts the matches, and finds those of the page if that needs no sorted search. */
export function findShipments(
  db: Queryable,
  accountId: string,
  pageQuery: PageQuery,
  words: readonly SoughtWord[],
): Promise<Found> {
  const { filter, sort } = pageQuery;
  if (isByWordsAlone(filter, words))
    return findByWords(db, { accountId, words, filter }, pageQuery);
  return findAmong(
    db,
    matching(db, accountId, pageQuery, words),
    pageQuery,
    sort.column !== 'total_fee',
  );
}

/** Whether the table of words alone can answer the search. */
function isByWordsAlone(filter: ShipmentFilter, words: readonly SoughtWord[]): boolean {
  const { q, city, courier_id, now, ...others } = filter;
  return (
    words.length > 0 &&
    words.every(({ isWhole }) => isWhole) &&
    Object.values(others).every((each) => each === undefined)
  );
}

/**
 * For common words, searches the newest shipments first. If they exceed the count's cap, the search
 * ends there, so its cost does not grow with older shipments.
 */
async function findByWords(
  db: Queryable,
  search: WordSearch,
  pageQuery: PageQuery,
): Promise<Found> {
  const { column } = pageQuery.sort;
  const recent = await findRecent(db, search, pageQuery);
  const page = recent.ids.length > pageQuery.limit ? recent.ids : null;
  if (recent.total > COUNT_CAP) return { total: recent.total, ids: page };
  const filed = filedUnder(search.accountId, soughtKeys(search));
  const found = sql`(select shipment_id as id, created_at as value from ${filed}
    limit ${COUNT_CAP + 1})`;
  const isSorted = column === 'created_at';
  const all = await findAmong(db, found, pageQuery, isSorted);
  if (all.ids ?? (page || !isSorted)) return { ...all, ids: all.ids ?? page };
  // Too many to count, but too rare to meet soon in sort order.
  const direction = sql.raw(pageQuery.sort.direction);
  const rows = await read(
    db,
    sql<{ id: string }>`select shipment_id as id from ${filed}
      and ${isAfter(pageQuery, sql`created_at`, sql`shipment_id`)}
      order by created_at ${direction}, shipment_id ${direction} limit ${pageQuery.limit + 1}`,
  );
  return { ...all, ids: rows.map(({ id }) => id) };
}

/** Searches the newest shipments; returns a page of them if that is the requested order. */
async function findRecent(
  db: Queryable,
  search: WordSearch,
  pageQuery: PageQuery,
): Promise<{ total: number; ids: string[] }> {
  const { column, direction } = pageQuery.sort;
  const isNewestFirst = column === 'created_at' && direction === 'desc';
  const stretches = stretchesOf(search);
  const { current, most } = stretches;
  const last = sql`limit ${COUNT_CAP + 1}`;
  const page = sql`array(
    -- The stretch in which the counting stopped is not all there.
    select id from recent where (total <= ${COUNT_CAP} or stretch > oldest)
      and ${isAfter(pageQuery, sql`value`, sql`id`)}
    order by value desc, id desc limit ${pageQuery.limit + 1})`;
  // At least one of two stretches is complete. With few matches in them, all the stretches worth
  // searching hold too few.
  const enough = Math.floor(COUNT_CAP / most);
  const [found = { total: 0, ids: [] }] = await read(
    db,
    sql<{ total: number; ids: string[] }>`
      with newest as materialized (
        select * from ${inStretches(search, stretches, current + 1, current - 1)} ${last}
      ), recent as materialized (
        select * from newest
        union all select * from ${inStretches(search, stretches, current - 2, current - most)}
          where (select count(*) from newest) >= ${enough}
        ${last}
      ), counted as (select count(*)::int as total, min(stretch) as oldest from recent)
      select total, ${isNewestFirst ? page : sql`'{}'::text[]`} as ids from counted`,
  );
  return found;
}

/** Shipments created in these stretches, newest stretch first. */
function inStretches(search: WordSearch, { key }: Stretches, from: number, to: number) {
  const filed = filedUnder(search.accountId, [key(sql`stretch`), ...soughtKeys(search)]);
  return sql`generate_series(${from}::int, ${to}::int, -1) as stretch cross join lateral
    (select shipment_id as id, created_at as value from ${filed}) as found`;
}

/**
 * Counts the matches, and returns those that contain the page unless there are too many to sort.
 *
 * @param found as `id`, and with `isSorted` also the sort value as `value`.
 */
async function findAmong(
  db: Queryable,
  found: RawBuilder<unknown> | ReturnType<typeof matching>,
  pageQuery: PageQuery,
  isSorted: boolean,
): Promise<Found> {
  const direction = sql.raw(pageQuery.sort.direction);
  const page = sql`where ${isAfter(pageQuery, sql`value`, sql`id`)}
    order by value ${direction}, id ${direction} limit ${pageQuery.limit + 1}`;
  const [answer = { total: 0, ids: null }] = await read(
    db,
    sql<Found>`
      with found as materialized ${found}, counted as (select count(*)::int as total from found)
      select total, case when total <= ${COUNT_CAP} then
        array(select id from found ${isSorted ? page : sql``}) end as ids
      from counted`,
  );
  return answer;
}

/** Runs one of our statements as read-only, because a full disk stops all others. */
function read<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return db
    .selectFrom(sql<Row>`(${query})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
}

/** Matches in no order, at most one above the count's cap. */
export function matching(
  db: Queryable,
  accountId: string,
  { filter, sort }: Pick<PageQuery, 'filter' | 'sort'>,
  words: readonly SoughtWord[],
) {
  const own = db
    .selectFrom('shipments')
    .select('shipments.id')
    // The indexes do not contain the fee, and counting does not read the rows.
    .$if(sort.column !== 'total_fee', (query) => query.select(`shipments.${sort.column} as value`))
    .where('account_id', '=', accountId)
    .limit(COUNT_CAP + 1);
  if (words.length === 0) return filtered(own, filter);
  const filed = filedUnder(accountId, soughtKeys({ accountId, words, filter }));
  return meant(
    filtered(own, filter),
    words.filter(({ isWhole }) => !isWhole),
  ).where(sql<boolean>`shipments.id in (select shipment_id from ${filed})`);
}

/** Restricts to what the index of word beginnings cannot tell. */
export function meant<Query extends { where: (expression: RawBuilder<boolean>) => Query }>(
  query: Query,
  words: readonly SoughtWord[],
): Query {
  return words.reduce(
    (held, { pattern }) => held.where(sql<boolean>`shipments.search_text like ${pattern}`),
    query,
  );
}

/** Restricts to rows after the previous page. */
export function isAfter(
  { sort, after }: PageQuery,
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!after) return sql`true`;
  const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
  const type = sql.raw(sort.column === 'total_fee' ? 'bigint' : 'timestamptz');
  return sql`(${column}, ${id}) ${comparison} (cast(${after[0]}::text as ${type}), ${after[1]}::text)`;
}
