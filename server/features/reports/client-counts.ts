import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { type AskedClients, askedOf, type ClientPeriod, clientsOf } from './clients-store.ts';
import type { KeySums } from './sums-store.ts';

/** Counts of clients, and how many had an order or a delivery. */
export type ClientCounts = KeySums & { found: number };

/** Which clients of a period a table shows: those with most of a sum. */
export interface TopClients {
  by: 'orders' | 'delivered_value';
  count: number;
}

/** So many times as many clients as are shown tell what it takes to be one of the top clients. */
const TRIED = 40;

/**
 * Goes through the clients once. A client of the top has at least as much as the last of the top
 * among some of them, so that few need to be kept and sorted. The numbers of the top clients stand
 * in each row.
 */
const countClients = (by: TopClients['by']) => {
  const sum = sql.ref(by);
  return statement(
    (v: AskedClients & { count: number }) => sql<Omit<ClientCounts, 'period'> & { top: number[] }>`
    with least as materialized (select coalesce((
      select ${sum}
      from ${clientsOf(v, (number) => sql`${number} <= ${TRIED}::int * ${v.count}::int`)} as tried
      order by ${sum} desc offset greatest(${v.count}::int - 1, 0) limit 1), 0) as enough
    ), counted as materialized (
      select city as key, count(*) as found, count(*) filter (where orders > 0) as clients,
        total(lifetime_orders) filter (where orders > 0) as lifetime_orders,
        total(lifetime_value) filter (where orders > 0) as lifetime_value,
        count(*) filter (where orders > 0 and first_on >= ${v.from}::date) as new_clients,
        count(*) filter (where orders > 0 and first_on < ${v.from}::date) as returning_clients,
        array_agg(number) filter (where ${sum} >= (select enough from least)) as numbers,
        array_agg(${sum}) filter (where ${sum} >= (select enough from least)) as sums
      from ${clientsOf(v)} as client where orders > 0 or delivered_value > 0 group by city
    ), top as materialized (
      select array(select number from counted, unnest(numbers, sums) as one (number, sum)
        order by sum desc, number limit ${v.count}::int) as numbers
    )
    select key, found, clients, lifetime_orders, lifetime_value, new_clients, returning_clients,
      top.numbers as top
    from counted, top`,
  );
};
const COUNT_CLIENTS = {
  orders: countClients('orders'),
  delivered_value: countClients('delivered_value'),
};

/**
 * Counts of clients with an order in several periods, by the city of their last order, and the
 * numbers of the top clients of the first period.
 */
export async function readClientCounts(
  db: Queryable,
  periods: readonly ClientPeriod[],
  { by, count }: TopClients = { by: 'orders', count: 0 },
): Promise<{ counts: ClientCounts[]; top: number[] }> {
  const read = await Promise.all(
    periods.map((each, period) =>
      COUNT_CLIENTS[by](db, { ...askedOf(each), count: period === 0 ? count : 0 }),
    ),
  );
  const counts = read.flatMap((rows, period) =>
    rows.map(({ top: _top, ...row }) => ({ ...row, period })),
  );
  return { counts, top: read[0]?.[0]?.top ?? [] };
}
