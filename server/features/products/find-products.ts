import { type RawBuilder, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import { findRecent } from './find-recent.ts';
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

/** Products to look at in sort order before all matches are sorted after all. */
const WALKED = 500;

/** A product of the page with its sort value as text. */
export interface Found {
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

/** Finds one page by keyset, and counts the matches up to the cap. */
export async function findProducts(
  db: Queryable,
  accountId: string,
  filter: ProductFilter,
  order: SortOrder,
): Promise<FoundProducts> {
  const { total, rows } = await find(db, soughtIn(accountId, filter), order);
  const shown = rows.slice(0, order.limit);
  const last = shown.at(-1);
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    page: shown,
    end: last && rows.length > order.limit ? [last.value, last.id] : null,
  };
}

/**
 * The matches are counted first, because their number decides how to find the page: a few are
 * sorted, of many the next in sort order are soon met. If they are not, because they come late in
 * that order, the matches are sorted however many there are.
 */
async function find(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
): Promise<{ total: number; rows: Found[] }> {
  if (sought.keys.length === 0) return listAll(db, sought, order);
  const recent = sought.isByWordsAlone ? await findRecent(db, sought, order) : null;
  const isCounted = recent !== null && recent.total > COUNT_CAP;
  const all = isCounted ? null : await countAndSort(db, sought, order);
  return {
    total: (all ?? recent)?.total ?? 0,
    rows:
      all?.rows ??
      recent?.rows ??
      (await walk(db, sought, order)) ??
      (await sortAll(db, sought, order)),
  };
}

/** Counts the matches, and returns the page unless there are too many to sort. */
async function countAndSort(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
): Promise<{ total: number; rows: Found[] | null }> {
  const [answer = { total: 0, rows: null }] = await read(
    db,
    sql<{ total: number; rows: Found[] | null }>`
      with found as materialized (${matching(sought, order)} limit ${COUNT_CAP + 1}),
        counted as (select count(*)::int as total from found)
      select total, case when total <= ${COUNT_CAP} then
        (select coalesce(json_agg(json_build_object('id', id, 'value', ${written(order)})), '[]')
          from (${inOrder(order, sql`found`)}) as page) end as rows
      from counted`,
  );
  return answer;
}

function sortAll(db: Queryable, sought: Sought, order: SortOrder): Promise<Found[]> {
  const all = sql`(${matching(sought, order)}) as found`;
  return read(
    db,
    sql<Found>`select id, ${written(order)} as value from (${inOrder(order, all)}) as page`,
  );
}

/** The matches as `id` with their sort `value`, in no order. */
function matching(sought: Sought, order: SortOrder): RawBuilder<unknown> {
  const found = sql`(select product_id, number from ${filed(sought)}) as filed`;
  const column = columnOf(order);
  const isMeant = sought.words.every(({ isWhole }) => isWhole);
  if (isMeant && order.field === 'created_at') {
    return sql`select filed.product_id as id, filed.number as value from ${found}`;
  }
  const own = (table: string, id: string) =>
    sql`join ${sql.table(table)} on ${sql.ref(`${table}.account_id`)} = ${sought.accountId}
      and ${sql.ref(`${table}.${id}`)} = filed.product_id`;
  return isOfSales(order)
    ? sql`select filed.product_id as id, product_sales.${column} as value from ${found}
        ${own('product_sales', 'product_id')} ${isMeant ? sql`` : own('products', 'id')}
        where ${meant(sought)}`
    : sql`select filed.product_id as id, products.${column} as value from ${found}
        ${own('products', 'id')} where ${meant(sought)}`;
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

/** Runs one of our statements as read-only, because a full disk stops all others. */
export function read<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return db
    .selectFrom(sql<Row>`(${query})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
}
