import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import { startOfDay } from '../../db/riyadh-days.ts';
import { addDays, riyadhDay } from '../../domain/calendar.ts';
import { evaluate, type Terms } from '../../domain/reports/measures.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import { clientPeriodOf, clientsIn } from './clients-store.ts';
import type { FigureFacts } from './figure-of.ts';
import { summedUntil } from './sums-store.ts';

type Wire = components['schemas'];

/** Something that a figure counts, as it is read. */
export interface Found {
  id: string;
  at: Date;
  value: number;
  weight: number;
  number?: string | null;
  label?: string | null;
  phone?: string | null;
  status?: Wire['TrackingStatus'];
  ledger_kind?: Wire['LedgerKind'];
  document_kind?: Wire['TaxDocumentKind'];
  shipment_id?: string | null;
}

export interface RowsAsked extends Period {
  accountId: string;
  figure: FigureFacts;
  /** Only shipments to this number. */
  phone: string | undefined;
  now: Date;
}

/** Sums that stand for other expressions of a fact. */
const SPECIAL: Readonly<Record<string, RawBuilder<unknown>>> = {
  signed_amount: sql`f.amount * case when f.key like 'credit_note%' then -1 else 1 end`,
  signed_vat: sql`f.vat * case when f.key like 'credit_note%' then -1 else 1 end`,
};

function expression(terms: Terms, scale = 1): RawBuilder<number> {
  const parts = Object.entries(terms).map(
    ([name, factor]) =>
      sql`${sql.lit(factor * scale)} * (${SPECIAL[name] ?? sql.ref(`f.${name}`)})`,
  );
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** The rows behind a figure, as a query of {@link Found}. */
async function foundRows(db: Queryable, asked: RowsAsked): Promise<RawBuilder<Found>> {
  const { accountId, figure, from, to, phone } = asked;
  const { measure, facet, parts } = figure;
  if (measure.basis === 'client') return clientRows(db, asked);
  const value = expression(measure.of);
  const weight = measure.per ? expression(measure.per) : sql`0`;
  const [start, end] = [startOfDay(from), startOfDay(to)];
  const key = measure.basis === 'order' ? sql`f.store_id` : sql`f.key`;
  const conditions = [
    ...parts.map(
      ([at, values]) => sql`split_part(${key}, '.', ${sql.lit(at)}) = any(${values}::text[])`,
    ),
    sql`f.starts_on >= ${from}::date and f.starts_on < ${to}::date`,
    sql`(${value} <> 0 or ${weight} <> 0)`,
    ...(measure.basis === 'order' ? [] : [sql`f.facet = ${facet}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  switch (measure.basis) {
    case 'movement':
      return sql`select r.id, r.created_at as at, r.kind as ledger_kind, r.shipment_id,
          ${value} as value, ${weight} as weight
        from ledger_transactions r cross join lateral movement_facts(r) f
        where r.account_id = ${accountId} and r.created_at >= ${start} and r.created_at < ${end}
          and ${where}`;
    case 'document':
      return sql`select r.number as id, r.issued_at as at, r.number, r.kind as document_kind,
          r.shipment_id, ${value} as value, ${weight} as weight
        from tax_documents r cross join lateral document_facts(r) f
        where r.account_id = ${accountId} and r.issued_at >= ${start} and r.issued_at < ${end}
          and ${where}`;
    case 'order':
      return sql`select r.id, r.created_at as at, nullif(r.number, '') as number,
          ${value} as value, ${weight} as weight
        from store_orders r cross join lateral order_facts(r) f
        where r.account_id = ${accountId} and r.created_at >= ${start} and r.created_at < ${end}
          and ${where}`;
    default: {
      const days = daysOf(figure, { from, to, start, end });
      return sql`select r.id, r.created_at as at, r.tracking_number as number,
          r.receiver ->> 'full_name' as label, r.tracking_status as status,
          ${value} as value, ${weight} as weight
        from shipments r cross join lateral shipment_facts(r) f
        where r.account_id = ${accountId} and ${days} and ${where}
          ${phone === undefined ? sql`` : sql`and r.receiver ->> 'phone' = ${phone}`}`;
    }
  }
}

/** Lets an index find the shipments whose facts are of the period. */
function daysOf(
  { measure }: FigureFacts,
  { from, to, start, end }: Period & { start: Date; end: Date },
): RawBuilder<unknown> {
  if (measure.basis === 'cash') {
    return sql`r.payment_status = 'cod_collected' and r.cash_collected_on is not null`;
  }
  return measure.isOfDelivery
    ? sql`r.delivered_on >= ${from}::date and r.delivered_on < ${to}::date`
    : sql`r.created_at >= ${start} and r.created_at < ${end}`;
}

/** Clients with an order in the period. */
async function clientRows(
  db: Queryable,
  { accountId, figure: { measure, parts }, from, to }: RowsAsked,
): Promise<RawBuilder<Found>> {
  const period = clientPeriodOf(accountId, { from, to }, await summedUntil(db, accountId));
  const cities = parts.map(([, values]) => sql`and city = any(${values}::text[])`);
  return sql`select lpad(f.number::text, 10, '0') as id, f.first_at as at, f.phone,
      (select s.receiver ->> 'full_name' from shipments s where s.account_id = ${accountId}
        and s.receiver ->> 'phone' = f.phone order by s.created_at desc limit 1) as label,
      ${expression(measure.of)} as value, ${measure.per ? expression(measure.per) : sql`0`} as weight
    from (select number, phone, 1 as clients, (first_on >= ${from}::date)::int as new_clients,
        (first_on < ${from}::date)::int as returning_clients, lifetime_orders, lifetime_value,
        first_on::timestamp at time zone 'Asia/Riyadh' as first_at
      from ${clientsIn(period)} as client where orders > 0 ${sql.join(cities, sql` `)}) as f
    where ${expression(measure.of)} <> 0 or ${measure.per ? expression(measure.per) : sql`0`} <> 0`;
}

/** The rows behind a figure after one of them, the newest first. */
export async function rowsAfter(
  db: Queryable,
  asked: RowsAsked,
  after: string | undefined,
  limit: number,
): Promise<Found[]> {
  const found = await foundRows(db, { ...asked, ...daysOfAge(asked) });
  const { rows } = await sql<Found>`select * from (${found}) as found
    ${after === undefined ? sql`` : sql`where id < ${after}`} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many rows are behind a figure, and the figure counted from them; without it, a share of nothing. */
export async function totalRows(
  db: Queryable,
  asked: RowsAsked,
): Promise<{ rows: number; value?: number }> {
  const found = await foundRows(db, { ...asked, ...daysOfAge(asked) });
  const totals = await sql<{ rows: number; value: number; weight: number }>`
    select count(*) as rows, coalesce(sum(value), 0)::bigint as value,
      coalesce(sum(weight), 0)::bigint as weight from (${found}) as found`.execute(db);
  const [total = { rows: 0, value: 0, weight: 0 }] = totals.rows;
  const { measure } = asked.figure;
  const value = evaluate(
    { ...measure, of: { amount: 1 }, ...(measure.per && { per: { weight: 1 } }) },
    [{ amount: total.value, weight: total.weight }],
  );
  return { rows: total.rows, ...(value !== undefined && { value }) };
}

/** A page of the rows behind a figure, newest first, and the figure counted from all of them. */
export async function readReportRows(
  db: Queryable,
  asked: RowsAsked,
  { after, limit }: { after: readonly [id: string] | null; limit: number },
) {
  const rows = await rowsAfter(db, asked, after?.[0], limit + 1);
  const totals = await totalRows(db, asked);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    end: rows.length > limit && last ? ([last.id] as [string]) : null,
    total: Math.min(totals.rows, COUNT_CAP),
    isCapped: totals.rows > COUNT_CAP,
    totals,
  };
}

/** What is due now was collected at any time; a row of the ages, so many days ago. */
function daysOfAge({ figure, now }: RowsAsked): Partial<Period> {
  if (!figure.measure.isNow) return {};
  const today = riyadhDay(now);
  const ago = (days: number) => addDays(today, -days);
  const [everything, soon] = ['2000-01-01', addDays(today, 2)];
  switch (figure.age) {
    case '0-7':
      return { from: ago(7), to: soon };
    case '8-14':
      return { from: ago(14), to: ago(7) };
    case '15-30':
      return { from: ago(30), to: ago(14) };
    case 'over-30':
      return { from: everything, to: ago(30) };
    default:
      return { from: everything, to: soon };
  }
}

/** A row as the contract shows it. */
export function toReportRow(found: Found, { measure }: FigureFacts): Wire['ReportRow'] {
  const { id, at, value, weight, number, label, phone, status, shipment_id } = found;
  const { ledger_kind, document_kind } = found;
  const kinds = { movement: 'movement', document: 'document', order: 'order', client: 'client' };
  const kind = measure.basis in kinds ? (measure.basis as Wire['ReportRowKind']) : 'shipment';
  return {
    kind,
    id: kind === 'client' ? String(Number(id)) : id,
    at: at.toISOString(),
    ...(number && { number }),
    ...(label && { label }),
    ...(phone && { phone }),
    ...(status && { status }),
    ...(ledger_kind && { ledger_kind }),
    ...(document_kind && { document_kind }),
    ...(shipment_id && { shipment_id }),
    value,
    ...(measure.per && { weight }),
  };
}
