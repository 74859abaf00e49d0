import { type RawBuilder, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import { findRecent } from './find-recent.ts';
import { type Found, read } from './found.ts';
import {
  filed,
  isFound,
  meant,
  type ProductFilter,
  type Sought,
  soughtIn,
} from './product-filter.ts';
import {
  columnOf,
  inOrder,
  isAfter,
  isOfSales,
  type ProductPosition,
  type SortOrder,
  written,
} from './sort-order.ts';

/** Where searches stop counting: nobody reads so many, and narrows the search. */
export const SEARCH_CAP = 200;

/**
 * Most matches of words that are sorted at once. What was sold is in another table, which takes five
 * times as long to look up.
 */
const SORTED = { own: 12_000, ofSales: 2_000 };

/** Products to look at in sort order before all matches are sorted after all. */
const WALKED = 500;

export interface FoundProducts {
  /** Up to the cap of counts. */
  total: number;
  isCapped: boolean;
  page: Found[];
  /** Null on the last page. */
  end: ProductPosition | null;
}

/** Finds one page by keyset, and counts the matches up to a cap, lower for searches. */
export async function findProducts(
  db: Queryable,
  accountId: string,
  filter: ProductFilter,
  order: SortOrder,
): Promise<FoundProducts> {
  const sought = soughtIn(accountId, filter);
  const cap = sought.words.length > 0 ? SEARCH_CAP : COUNT_CAP;
  const { total, rows } = await find(db, sought, order);
  const shown = rows.slice(0, order.limit);
  const last = shown.at(-1);
  return {
    total: Math.min(total, cap),
    isCapped: total > cap,
    page: shown,
    end: last && rows.length > order.limit ? [last.value, last.id] : null,
  };
}

/**
 * The newest matches of words are soon met, and then the others need no look. Otherwise the matches
 * are counted first, because their number decides how to find the page: thousands are sorted, of
 * more the next in sort order are soon met. If they are not, because they come late in that order,
 * the matches are sorted however many there are.
 */
async function find(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
): Promise<{ total: number; rows: Found[] }> {
  if (sought.keys.length === 0) return listAll(db, sought, order);
  const recent = isRecent(sought, order) ? await findRecent(db, sought, order, SEARCH_CAP) : null;
  if (recent) return recent;
  const { total, rows } = await countAndSort(db, sought, order);
  return {
    total,
    rows: rows ?? (await walk(db, sought, order)) ?? (await sortAll(db, sought, order)),
  };
}

/** Whether the page may be among the newest matches of words. */
function isRecent({ isByWholeWords }: Sought, { field, direction }: SortOrder): boolean {
  return isByWholeWords && field === 'created_at' && direction === 'desc';
}

/** Most matches that are sorted at once: of filters alone the next in sort order are soon met. */
function mostSorted({ words }: Sought, order: SortOrder): number {
  if (words.length === 0) return COUNT_CAP;
  return isOfSales(order) ? SORTED.ofSales : SORTED.own;
}

/** Counts the matches, and returns the page unless there are too many to sort. */
async function countAndSort(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
): Promise<{ total: number; rows: Found[] | null }> {
  const most = mostSorted(sought, order);
  const sorted = valued(sought, order, sql`found`);
  const [answer = { total: 0, rows: null }] = await read(
    db,
    sql<{ total: number; rows: Found[] | null }>`
      with found as materialized (${matching(sought, order)} limit ${most + 1}),
        counted as (select count(*)::int as total from found)
      select total, case when total <= ${most} then
        (select coalesce(json_agg(json_build_object('id', id, 'value', ${written(order)})), '[]')
          from (${inOrder(order, sorted)}) as page) end as rows
      from counted`,
  );
  return answer;
}

function sortAll(db: Queryable, sought: Sought, order: SortOrder): Promise<Found[]> {
  const all = valued(sought, order, sql`(${matching(sought, order)}) as found`);
  return read(
    db,
    sql<Found>`select id, ${written(order)} as value from (${inOrder(order, all)}) as page`,
  );
}

/** The matches as `id` with their sort `value`, unless that is one of sales, in no order. */
function matching(sought: Sought, order: SortOrder): RawBuilder<unknown> {
  const isMeant = sought.words.every(({ isWhole }) => isWhole);
  const value = isOfSales(order) ? sql`` : sql`, filed.${columnOf(order)} as value`;
  return sql`select filed.product_id as id ${value} from (select * from ${filed(sought)}) as filed
    ${isMeant ? sql`` : ownRow(sought, 'products', 'id', sql`filed.product_id`)}
    where ${meant(sought)}`;
}

/** The matches with their sort `value`. */
function valued(sought: Sought, order: SortOrder, found: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!isOfSales(order)) return found;
  const sales = ownRow(sought, 'product_sales', 'product_id', sql`found.id`);
  return sql`(select found.id, product_sales.${columnOf(order)} as value from ${found} ${sales})
    as sold`;
}

/** Joins the row of another table that has the id of a match in a column. */
function ownRow(
  { accountId }: Sought,
  table: string,
  column: string,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`join ${sql.table(table)} on ${sql.ref(`${table}.account_id`)} = ${accountId}
    and ${sql.ref(`${table}.${column}`)} = ${id}`;
}

/** The next in sort order, unless too few of the products there match. */
async function walk(db: Queryable, sought: Sought, order: SortOrder): Promise<Found[] | null> {
  const [column, direction] = [columnOf(order), sql.raw(order.direction)];
  const walked = (id: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`(
    select ${column} as value, ${id} as id ${from} where account_id = ${sought.accountId}
      and ${isAfter(order, column, id)}
    order by ${column} ${direction}, ${id} ${direction} limit ${WALKED}) as walked`;
  const found = isOfSales(order)
    ? sql`${walked(sql.ref('product_id'), sql`from product_sales`)} where (
        select ${isFound(sought)} from products
        where products.account_id = ${sought.accountId} and products.id = walked.id)`
    : sql`${walked(sql.ref('id'), sql`, ${TOLD} from products`)} where ${isFound(sought)}`;
  const rows = await read(
    db,
    sql<Found>`select id, ${written(order)} as value from ${found}
      order by walked.value ${direction}, walked.id ${direction} limit ${order.limit + 1}`,
  );
  return rows.length > order.limit ? rows : null;
}

/** What {@link isFound} looks at. */
const TOLD = sql`search_text, shipment_type, packaging_type, origin_country, archived_at`;

/** All products, or all that are archived or not. */
async function listAll(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
): Promise<{ total: number; rows: Found[] }> {
  const { accountId, archived } = sought;
  const archive =
    archived === undefined ? sql`` : sql`and (archived_at is not null) = ${archived}::boolean`;
  const counted = sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from products where account_id = ${accountId} ${archive} limit ${COUNT_CAP + 1}
    ) as found`;
  const [answer = { total: 0 }] = await read(db, counted);
  const [column, direction] = [columnOf(order), sql.raw(order.direction)];
  const [id, tables] = isOfSales(order)
    ? [
        sql.ref('product_sales.product_id'),
        sql`product_sales join products on products.account_id = ${accountId}
          and products.id = product_sales.product_id
          where product_sales.account_id = ${accountId}`,
      ]
    : [sql.ref('products.id'), sql`products where products.account_id = ${accountId}`];
  const rows = await read(
    db,
    sql<Found>`select id, ${written(order)} as value from (
      select ${column} as value, ${id} as id from ${tables} ${archive}
        and ${isAfter(order, column, id)}
      order by ${column} ${direction}, ${id} ${direction} limit ${order.limit + 1}) as page`,
  );
  return { total: answer.total, rows };
}
