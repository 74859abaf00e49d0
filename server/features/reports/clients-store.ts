import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { addDays, type CalendarDay, riyadhDay } from '../../domain/calendar.ts';
import { type Period, type Piece, piecesOf } from '../../domain/reports/pieces.ts';
import { type Point, pointOf } from '../../domain/reports/points.ts';
import { CLIENT_SUMS, type ClientSum, SHIPMENT_SUMS } from '../../domain/reports/sums.ts';
import { type KeySums, piecesText, type StepSums } from './sums-store.ts';

/** A client with sums of a period. */
export type ClientRow = Record<ClientSum, number> & { client: number };

/** A period of an account, with the months in it that are over; without any, both are its end. */
export interface ClientPeriod extends Period {
  accountId: string;
  months: Period;
  begin: Point;
  end: Point;
}

/** @param summedUntil see {@link piecesOf}. */
export function clientPeriodOf(
  accountId: string,
  period: Period,
  summedUntil: CalendarDay,
  now: Date,
): ClientPeriod {
  const pieces = piecesOf(period, summedUntil, 'month');
  const { from = period.to, to = period.to } = pieces.find(({ grain }) => grain === 'month') ?? {};
  const pointAt = (day: CalendarDay) => pointOf(day, summedUntil, addDays(riyadhDay(now), 1));
  const [begin, end] = [pointAt(period.from), pointAt(period.to)];
  return { accountId, ...period, months: { from, to }, begin, end };
}

/** A period of an account as statements take it. */
export interface AskedClients extends Period {
  accountId: string;
  monthsFrom: CalendarDay;
  monthsTo: CalendarDay;
  beginUntil: CalendarDay | null;
  beginFrom: CalendarDay;
  beginTo: CalendarDay;
  /** What is before the period is taken away. */
  beginSign: number;
  endUntil: CalendarDay | null;
  endFrom: CalendarDay;
  endTo: CalendarDay;
  endSign: number;
}

export function askedOf({ months, begin, end, ...period }: ClientPeriod): AskedClients {
  return {
    ...period,
    ...{ monthsFrom: months.from, monthsTo: months.to },
    ...{ beginUntil: begin.until, beginFrom: begin.days.from, beginTo: begin.days.to },
    ...{ endUntil: end.until, endFrom: end.days.from, endTo: end.days.to },
    ...{ beginSign: -begin.sign, endSign: end.sign },
  };
}

/** The sums of clients on some days, which the index alone holds. */
const onDays = (
  { accountId }: AskedClients,
  sign: number,
  { from, to }: Period,
) => sql`select client, starts_on, ${sign}::int as sign, orders, delivered_value
  from client_sums where account_id = ${accountId} and grain = 'day'
    and starts_on >= ${from}::date and starts_on < ${to}::date`;

/** Every client with its orders and the value delivered to it in a period. */
export function clientsIn(period: ClientPeriod): RawBuilder<unknown> {
  return clientsOf(askedOf(period));
}

/** @param among which clients, by their number; by default all. */
export function clientsOf(
  v: AskedClients,
  among: (number: RawBuilder<unknown>) => RawBuilder<unknown> = () => sql`true`,
): RawBuilder<unknown> {
  const of = (sum: 'orders' | 'delivered_value') => {
    const [now, course] = [sql.ref(`c.${sum}`), sql.ref(`c.${sum}_until`)];
    // Selected, so that it is computed once instead of for each client.
    const at = (until: CalendarDay | null) => sql`case when ${until}::date is null then ${now}
      else course_at(${course}, (select month_number(${until}::date) - 1)) end`;
    return sql`${at(v.endUntil)} - ${at(v.beginUntil)} + coalesce(days.${sql.ref(sum)}, 0)`;
  };
  const endDays = { from: v.endFrom, to: v.endTo };
  const beginDays = { from: v.beginFrom, to: v.beginTo };
  return sql`(select c.number, c.phone, c.city, c.first_on, c.orders as lifetime_orders,
      c.delivered_value as lifetime_value, ${of('orders')} as orders,
      ${of('delivered_value')} as delivered_value
    from clients as c left join (
      select client, total(sign * orders) as orders, total(sign * delivered_value) as delivered_value
      from (${onDays(v, v.endSign, endDays)} union all ${onDays(v, v.beginSign, beginDays)}) as day
      where ${among(sql`client`)} group by client) as days on days.client = c.number
    where c.account_id = ${v.accountId} and ${among(sql`c.number`)} offset 0)`;
}

/** The clients of whole steps are counted already. */
const countSteps = statement(
  (v: Period & { accountId: string; step: string }) => sql<StepSums>`
    select starts_on as step, clients from client_counts
    where account_id = ${v.accountId} and grain = ${v.step}
      and starts_on >= ${v.from}::date and starts_on < ${v.to}::date`,
);
const countCutMonths = statement(
  (v: AskedClients) => sql<StepSums>`
    select date_trunc('month', starts_on::timestamp)::date as step, count(distinct client) as clients
    from (${onDays(v, 1, { from: v.from, to: v.monthsFrom })}
      union all ${onDays(v, 1, { from: v.monthsTo, to: v.to })}) as day where orders > 0 group by 1`,
);
const countNewBySteps = statement(
  (v: Period & { accountId: string; step: string }) => sql<StepSums>`
    select date_trunc(${v.step}, first_on::timestamp)::date as step, sum(clients) as new_clients
    from (select first_on, count(*) as clients from clients where account_id = ${v.accountId}
      and first_on >= ${v.from}::date and first_on < ${v.to}::date group by 1) as day
    group by 1`,
);

/** Clients with an order in each step of a period, and those whose first one it was. */
export async function readClientSteps(
  db: Queryable,
  period: ClientPeriod,
  step: 'day' | 'month',
): Promise<StepSums[]> {
  const { accountId, from, to, months } = period;
  const counts = await Promise.all([
    countSteps(db, { accountId, step, ...(step === 'day' ? { from, to } : months) }),
    step === 'day' ? [] : countCutMonths(db, askedOf(period)),
    countNewBySteps(db, { accountId, step, from, to }),
  ]);
  return counts.flat();
}

/** Looks up each client on each day, month, quarter and year: together they are few. */
const someClients = statement(
  (v: { accountId: string; pieces: string; clients: readonly number[] }) => sql<ClientRow>`
    select s.client, ${sql.join(
      CLIENT_SUMS.map((sum) => sql`total(s.${sql.ref(sum)}) as ${sql.ref(sum)}`),
    )}
    from jsonb_to_recordset(${v.pieces}::jsonb) as piece (grain text, first date, until date)
    cross join generate_series(piece.first, piece.until - 1, case piece.grain
      when 'quarter' then interval '3 months' else ('1 ' || piece.grain)::interval end) as day
    cross join lateral (select * from client_sums where account_id = ${v.accountId}
      and grain = piece.grain and starts_on = day::date
      and client = any(${v.clients}::int[]) offset 0) as s
    group by s.client`,
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
    select asked.period, date_trunc(asked.step, f.starts_on::timestamp)::date as step, f.key,
      ${sql.join(SHIPMENT_SUMS.map((sum) => sql`total(f.${sql.ref(sum)}) as ${sql.ref(sum)}`))}
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
