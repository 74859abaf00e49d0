import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Period, Piece } from '../../domain/reports/pieces.ts';
import { CLIENT_SUMS, type ClientSum, SHIPMENT_SUMS } from '../../domain/reports/sums.ts';
import { type KeySums, piecesTable, piecesText, type StepSums } from './sums-store.ts';

/** A client with sums of a period. */
export type ClientRow = Record<ClientSum, number> & { client: number };

interface Asked {
  accountId: string;
  pieces: string;
}

const rowsOf = (v: Asked) => sql`${piecesTable(v.pieces)}
  join client_sums as s on s.account_id = ${v.accountId} and s.grain = piece.grain
    and s.starts_on >= piece.first and s.starts_on < piece.until`;

const ADDED = sql.join(
  CLIENT_SUMS.map((sum) => sql`sum(s.${sql.ref(sum)})::bigint as ${sql.ref(sum)}`),
);
const COUNTED = sql`count(*) as clients, sum(c.orders)::bigint as lifetime_orders,
  sum(c.delivered_value)::bigint as lifetime_value`;

/** Clients with an order in each of several periods, by the city of their last order. */
const countClients = statement(
  (v: Asked & { periods: string }) => sql<KeySums>`
    select active.period, c.city as key, ${COUNTED},
      count(*) filter (where c.first_on >= asked.since) as new_clients,
      count(*) filter (where c.first_on < asked.since) as returning_clients
    from (select piece.period, s.client from ${rowsOf(v)}
      group by 1, 2 having sum(s.orders) > 0) as active
    join jsonb_to_recordset(${v.periods}::jsonb) as asked (period int, since date)
      on asked.period = active.period
    join clients as c on c.account_id = ${v.accountId} and c.number = active.client
    group by 1, 2`,
);

export function readClientCounts(
  db: Queryable,
  accountId: string,
  periods: readonly (Period & { pieces: readonly Piece[] })[],
): Promise<KeySums[]> {
  return countClients(db, {
    accountId,
    pieces: piecesText(periods.map(({ pieces }) => pieces)),
    periods: JSON.stringify(periods.map(({ from }, period) => ({ period, since: from }))),
  });
}

const countBySteps = statement(
  (v: Asked & { step: string }) => sql<KeySums & StepSums>`
    select active.step, 'all' as key, count(*) as clients,
      count(*) filter (where c.first_on >= active.step) as new_clients
    from (select date_trunc(${v.step}, s.starts_on)::date as step, s.client from ${rowsOf(v)}
      group by 1, 2 having sum(s.orders) > 0) as active
    join clients as c on c.account_id = ${v.accountId} and c.number = active.client
    group by 1`,
);

/** Clients with an order in each step of a period. */
export function readClientSteps(
  db: Queryable,
  accountId: string,
  { pieces, step }: { pieces: readonly Piece[]; step: 'day' | 'month' },
): Promise<(KeySums & StepSums)[]> {
  return countBySteps(db, { accountId, pieces: piecesText([pieces]), step });
}

interface TopAsked extends Asked {
  count: number;
}

const topBy = (first: ClientSum) =>
  statement(
    (v: TopAsked) => sql<ClientRow & { found: number }>`
      select s.client, ${ADDED}, count(*) over () as found
      from ${rowsOf(v)} group by s.client having sum(s.orders) > 0 or sum(s.delivered_value) > 0
      order by sum(s.${sql.ref(first)}) desc, s.client limit ${v.count}`,
  );
const TOP = { orders: topBy('orders'), delivered_value: topBy('delivered_value') };

/** The clients with most orders, or with the goods of most value delivered to them. */
export async function readTopClients(
  db: Queryable,
  accountId: string,
  pieces: readonly Piece[],
  { by, count }: { by: keyof typeof TOP; count: number },
): Promise<{ clients: ClientRow[]; found: number }> {
  const clients = await TOP[by](db, { accountId, pieces: piecesText([pieces]), count });
  return { clients, found: clients[0]?.found ?? 0 };
}

const someClients = statement(
  (v: Asked & { clients: readonly number[] }) => sql<ClientRow>`
    select s.client, ${ADDED} from ${rowsOf(v)}
    where s.client = any(${v.clients}::int[]) group by s.client`,
);

/** The sums of given clients. */
export function readClients(
  db: Queryable,
  accountId: string,
  pieces: readonly Piece[],
  clients: readonly number[],
): Promise<ClientRow[]> {
  return someClients(db, { accountId, pieces: piecesText([pieces]), clients });
}

/** A client as it is shown. */
export interface NamedClient {
  number: number;
  phone: string;
  name: string | null;
}

const namesOf = statement(
  (v: { accountId: string; clients: readonly number[] }) => sql<NamedClient>`
    select c.number, c.phone, (select s.receiver ->> 'full_name' from shipments as s
        where s.account_id = ${v.accountId} and s.receiver ->> 'phone' = c.phone
        order by s.created_at desc limit 1) as name
    from clients as c where c.account_id = ${v.accountId} and c.number = any(${v.clients}::int[])`,
);

/** Phones of clients, and their names on their last orders. */
export function readClientNames(
  db: Queryable,
  accountId: string,
  clients: readonly number[],
): Promise<NamedClient[]> {
  return namesOf(db, { accountId, clients });
}

/** Everything that is summed of the shipments to one client, by courier and service. */
const factsOfClient = statement(
  (v: { accountId: string; phone: string; periods: string }) => sql<KeySums & StepSums>`
    select asked.period, date_trunc(asked.step, f.starts_on)::date as step, f.key,
      ${sql.join(SHIPMENT_SUMS.map((sum) => sql`sum(f.${sql.ref(sum)})::bigint as ${sql.ref(sum)}`))}
    from jsonb_to_recordset(${v.periods}::jsonb)
      as asked (period int, first date, until date, step text),
      shipments as s cross join lateral shipment_facts(s) as f
    where s.account_id = ${v.accountId} and s.receiver ->> 'phone' = ${v.phone}
      and f.facet = 'courier' and f.starts_on >= asked.first and f.starts_on < asked.until
    group by 1, 2, 3`,
);

/** Reads the shipments themselves: those to one client are few. */
export function readFactsOfClient(
  db: Queryable,
  accountId: string,
  phone: string,
  { periods, step }: { periods: readonly Period[]; step: 'day' | 'month' },
): Promise<(KeySums & StepSums)[]> {
  const asked = periods.map(({ from, to }, period) => ({ period, first: from, until: to, step }));
  return factsOfClient(db, { accountId, phone, periods: JSON.stringify(asked) });
}
