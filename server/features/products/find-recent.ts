import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { type Found, read } from './found.ts';
import { filed, type Sought, type Stretches, stretchesOf } from './product-filter.ts';
import { isAfter, type SortOrder } from './sort-order.ts';

/**
 * Searches the newest products first. If they exceed the cap, the search ends there, so that its
 * cost does not grow with older products.
 *
 * @param cap of the count.
 * @returns how many were found at least; null if there are fewer, or the page is further back.
 */
export async function findRecent(
  db: Queryable,
  sought: Sought,
  order: SortOrder,
  cap: number,
): Promise<{ total: number; rows: Found[] } | null> {
  const stretches = stretchesOf(sought);
  const last = sql`limit ${cap + 1}`;
  // At least one of two stretches is complete. With few matches in them, all the stretches worth
  // searching hold too few.
  const enough = Math.floor(cap / stretches.most);
  const [found] = await read(
    db,
    sql<{ total: number; rows: Found[] }>`
      with newest as materialized (
        select * from ${inStretches(sought, stretches, 0, 1)} ${last}
      ), recent as materialized (
        select * from newest
        union all select * from ${inStretches(sought, stretches, 2, stretches.most)}
          where (select count(*) from newest) >= ${enough}
        ${last}
      ), counted as (select count(*)::int as total, min(stretch) as oldest from recent)
      select total, (select coalesce(
          json_agg(json_build_object('id', id, 'value', value::text)), '[]')
        from (
          -- The stretch in which the counting stopped is not all there.
          select id, value from recent
          where stretch > oldest and ${isAfter(order, sql`value`, sql`id`)}
          order by value desc, id desc limit ${order.limit + 1}
        ) as page) as rows
      from counted`,
  );
  return found && found.total > cap && found.rows.length > order.limit ? found : null;
}

/** Matches in stretches, counted back from the newest. */
function inStretches(sought: Sought, { key, size }: Stretches, from: number, to: number) {
  const newest = sql`(select last_number / ${sql.lit(size)} from product_counts
    where account_id = ${sought.accountId})`;
  return sql`generate_series(${newest} - ${from}::int, ${newest} - ${to}::int, -1) as stretch
    cross join lateral (select product_id as id, number as value
      from ${filed(sought, [key(sql`stretch`)])}) as found`;
}
