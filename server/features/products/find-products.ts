import { type RawBuilder, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import type { Locale } from '../../reference/locale.ts';
import { matches, type ProductFilter } from './product-filter.ts';

/** Most matches that are sorted; of more, the next in sort order are met soon. */
const SORTED = 2_500;
/** Products to look at in sort order before all matches are sorted after all. */
const WALKED = 2_000;

/** What lists are sorted by. */
export type SortField =
  'name' | 'sku' | 'price' | 'weight' | 'quantity_sold' | 'last_used_at' | 'created_at';

/** Where a page ended: the sort value of its last row. */
export type ProductPosition = [value: string, id: string];

/** The request for a page. */
export interface ProductQuery {
  accountId: string;
  filter: ProductFilter;
  sort: { field: SortField; direction: 'asc' | 'desc' };
  /** The language of names to sort by. */
  locale: Locale;
  after: ProductPosition | null;
  limit: number;
}

/** A product of the page with its sort value. */
interface Found {
  id: string;
  value: string;
}

export interface FoundProducts {
  /** Up to the cap of counts. */
  total: number;
  isCapped: boolean;
  page: Found[];
  /** Null on the last page. */
  end: ProductPosition | null;
}

/**
 * Finds one page by keyset. The matches are counted first, because their number decides how to find
 * the page: a few are sorted, of many the next in sort order are soon met. If they are not, because
 * they all come late in that order, the matches are sorted however many there are.
 */
export async function findProducts(db: Queryable, query: ProductQuery): Promise<FoundProducts> {
  const { total, page } = await countAndSort(db, query);
  const rows = page ?? (await walk(db, query)) ?? (await sortAll(db, query));
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    page: shown,
    end: last && rows.length > query.limit ? [last.value, last.id] : null,
  };
}

async function countAndSort(
  db: Queryable,
  query: ProductQuery,
): Promise<{ total: number; page: Found[] | null }> {
  const [answer = { total: 0, page: null }] = await read(
    db,
    sql<{ total: number; page: Found[] | null }>`
      with found as materialized (
        select ${value(query)} as value, products.id from ${tables(query)}
        where ${matches(query.accountId, query.filter)} limit ${SORTED + 1}
      ), counted as (select count(*)::int as total from found)
      select total, case when total <= ${SORTED} then
        (select coalesce(json_agg(json_build_object('id', id, 'value', ${written(query)})), '[]')
          from (${inOrder(query, sql`found`)}) as page) end as page
      from counted`,
  );
  return answer;
}

/** The next in sort order, unless too few of the products there match. */
async function walk(db: Queryable, query: ProductQuery): Promise<Found[] | null> {
  const own = sales(query)
    ? sql`product_sales where account_id = ${query.accountId}`
    : sql`products where account_id = ${query.accountId}`;
  const column = columnOf(query);
  const id = sales(query) ? sql`product_id` : sql`id`;
  const direction = sql.raw(query.sort.direction);
  const rows = await read(
    db,
    sql<Found & { walked: number }>`
      with walked as materialized (
        select ${column} as value, ${id} as id from ${own} and ${isAfter(query, column, id)}
        order by ${column} ${direction}, ${id} ${direction} limit ${WALKED}
      ), page as (
        select walked.id, walked.value from walked join products on products.id = walked.id
        where ${matches(query.accountId, query.filter)}
        order by walked.value ${direction}, walked.id ${direction} limit ${query.limit + 1}
      )
      select id, ${written(query)} as value, (select count(*)::int from walked) as walked from page
      order by page.value ${direction}, page.id ${direction}`,
  );
  const isEnough = rows.length > query.limit || (rows[0] && rows[0].walked < WALKED);
  return isEnough ? rows : null;
}

function sortAll(db: Queryable, query: ProductQuery): Promise<Found[]> {
  const all = sql`(select ${value(query)} as value, products.id from ${tables(query)}
    where ${matches(query.accountId, query.filter)}) as found`;
  return read(
    db,
    sql<Found>`select id, ${written(query)} as value from (${inOrder(query, all)}) as page`,
  );
}

/** The page from rows of `value` and `id`. */
function inOrder(query: ProductQuery, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = sql.raw(query.sort.direction);
  return sql`select value, id from ${found} where ${isAfter(query, sql`value`, sql`id`)}
    order by value ${direction}, id ${direction} limit ${query.limit + 1}`;
}

/** Restricts to rows after the previous page. */
function isAfter(
  query: ProductQuery,
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { after, sort } = query;
  if (!after) return sql`true`;
  const comparison = sql.raw(sort.direction === 'asc' ? '>' : '<');
  return sql`(${column}, ${id}) ${comparison} (${after[0]}::${typeOf(query)}, ${after[1]}::text)`;
}

/** Whether the sort value is one that bookings change. */
function sales({ sort }: ProductQuery): boolean {
  return sort.field === 'quantity_sold' || sort.field === 'last_used_at';
}

function tables(query: ProductQuery): RawBuilder<unknown> {
  return sales(query)
    ? sql`products join product_sales on product_sales.account_id = products.account_id
        and product_sales.product_id = products.id`
    : sql`products`;
}

function columnOf({ sort, locale }: ProductQuery): RawBuilder<unknown> {
  const columns: Record<SortField, string> = {
    name: locale === 'ar' ? 'name_ar_key' : 'name_en_key',
    sku: 'sku',
    price: 'price_amount',
    weight: 'weight',
    quantity_sold: 'quantity_sold',
    last_used_at: 'last_used_at',
    // Ids sort by creation.
    created_at: 'id',
  };
  return sql.ref(columns[sort.field]);
}

function value(query: ProductQuery): RawBuilder<unknown> {
  return sql`${sql.raw(sales(query) ? 'product_sales.' : 'products.')}${columnOf(query)}`;
}

/** The sort value as text that {@link isAfter} reads back. */
function written({ sort }: ProductQuery): RawBuilder<unknown> {
  return sort.field === 'last_used_at'
    ? sql`to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`value::text`;
}

function typeOf({ sort }: ProductQuery): RawBuilder<unknown> {
  const types: Partial<Record<SortField, string>> = {
    ...{ price: 'bigint', weight: 'integer', quantity_sold: 'bigint', last_used_at: 'timestamptz' },
  };
  return sql.raw(types[sort.field] ?? 'text');
}

/** Runs one of our statements as read-only, because a full disk stops all others. */
function read<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return db
    .selectFrom(sql<Row>`(${query})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
}
