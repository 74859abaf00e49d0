import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import { type Basis, evaluate, type Terms } from '../../domain/reports/measures.ts';
import { type Period, piecesOf } from '../../domain/reports/pieces.ts';
import { daysOfCash } from '../../domain/reports/cash-ages.ts';
import { readClientCounts } from './client-counts.ts';
import { clientPeriodOf, readFactsOfClient } from './clients-store.ts';
import type { FigureFacts } from './figure-of.ts';
import { signed } from './report-sums.ts';
import { type RowSource, rowSource } from './row-sources.ts';
import { addUpSums, readSums } from './sums-store.ts';

type Wire = components['schemas'];

/** Something that a figure counts, as it is read. */
export interface Found {
  id: string;
  at: Date;
  value: number;
  weight: number;
  /** Where it stands in the order of the rows. */
  position: string[];
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

function expression(terms: Terms = {}): RawBuilder<unknown> {
  const parts = Object.entries(terms).map(
    ([name, factor]) => sql`${sql.lit(factor)} * (${SPECIAL[name] ?? sql.ref(`f.${name}`)})`,
  );
  return parts.length === 0 ? sql`0` : sql`(${sql.join(parts, sql` + `)})`;
}

/** The rows behind a figure, and the source of the query. */
async function foundRows(
  db: Queryable,
  asked: RowsAsked,
  after?: readonly string[],
): Promise<{ query: RawBuilder<Found>; order: RowSource['order'] }> {
  const { accountId, figure, phone } = asked;
  const { measure, facet, parts } = figure;
  const { from, to } = daysOf(asked);
  const period = clientPeriodOf(accountId, { from, to }, await addUpSums(db, accountId), asked.now);
  const source = rowSource({ ...period, figure, phone });
  const [value, weight] = [expression(measure.of), expression(measure.per)];
  const conditions = [
    sql`(${value} <> 0 or ${weight} <> 0)`,
    ...parts.map(
      ([at, values]) =>
        sql`split_part(${source.key}, '.', ${sql.lit(at)}) = any(${values}::text[])`,
    ),
    ...(measure.basis === 'client'
      ? []
      : [sql`f.starts_on >= ${from}::date and f.starts_on < ${to}::date`]),
    ...(measure.basis === 'client' || measure.basis === 'order' ? [] : [sql`f.facet = ${facet}`]),
    ...(after ? [isAfter(source.order, after)] : []),
  ];
  const position = sql.join(source.order.map(([by]) => sql`${by}::text`));
  const query = sql<Found>`select ${source.columns}, ${value} as value, ${weight} as weight,
      array[${position}] as position
    from ${source.from} and ${sql.join(conditions, sql` and `)}`;
  return { query, order: source.order };
}

function isAfter(order: RowSource['order'], position: readonly string[]): RawBuilder<unknown> {
  const columns = sql.join(order.map(([by]) => by));
  const values = order.map(([, type], at) => sql`${position[at]}::${sql.raw(type)}`);
  return sql`(${columns}) < (${sql.join(values)})`;
}

/** The rows behind a figure after one of them, the newest first. */
export async function rowsAfter(
  db: Queryable,
  asked: RowsAsked,
  after: readonly string[] | undefined,
  limit: number,
): Promise<Found[]> {
  const { query, order } = await foundRows(db, asked, after);
  const columns = sql.join(order.map(([by]) => sql`${by} desc`));
  const { rows } = await sql<Found>`${query} order by ${columns} limit ${limit}`.execute(db);
  return rows;
}

interface Totals {
  rows: number;
  value: number;
  weight: number;
}

/** How many rows are behind a figure, counted up to a limit, and what these add up to. */
async function countRows(db: Queryable, asked: RowsAsked, limit: number): Promise<Totals> {
  const { query } = await foundRows(db, asked);
  const { rows } = await sql<Totals>`
    select count(*) as rows, coalesce(total(value), 0) as value, coalesce(total(weight), 0) as weight
    from (${query} limit ${limit}) as found`.execute(db);
  return rows[0] ?? { rows: 0, value: 0, weight: 0 };
}

/** A page of the rows behind a figure, newest first, and the figure; without it, a share of nothing. */
export async function readReportRows(
  db: Queryable,
  asked: RowsAsked,
  { after, limit }: { after: readonly string[] | null; limit: number },
) {
  const [rows, counted] = await Promise.all([
    rowsAfter(db, asked, after ?? undefined, limit + 1),
    countRows(db, asked, COUNT_CAP + 1),
  ]);
  const isCapped = counted.rows > COUNT_CAP;
  const { measure } = asked.figure;
  const value = isCapped
    ? evaluate(measure, await sumsBehind(db, asked))
    : evaluate({ ...measure, of: { amount: 1 }, ...(measure.per && { per: { vat: 1 } }) }, [
        { amount: counted.value, vat: counted.weight },
      ]);
  return {
    rows: rows.slice(0, limit),
    end: rows.length > limit ? (rows[limit - 1]?.position ?? null) : null,
    ...{ total: Math.min(counted.rows, COUNT_CAP), isCapped, value },
  };
}

/** The sum that counts the rows of a figure, with those that add nothing to it. */
const COUNTED: Readonly<Record<Basis, string>> = {
  ...{ shipment: 'orders', cash: 'cash_orders', movement: 'movements', document: 'movements' },
  ...{ order: 'orders', client: 'clients' },
};

/** Whether a figure has more rows than that; they are counted only if the sums do not tell. */
export async function hasMoreRows(db: Queryable, asked: RowsAsked, most: number): Promise<boolean> {
  const { basis, isOfDelivery } = asked.figure.measure;
  const of = { [isOfDelivery ? 'deliveries' : COUNTED[basis]]: 1 };
  const atMost = evaluate({ basis, of }, await sumsBehind(db, asked)) ?? 0;
  return atMost > most && (await countRows(db, asked, most + 1)).rows > most;
}

/** The sums that a figure is made of. */
async function sumsBehind(db: Queryable, asked: RowsAsked) {
  const { accountId, figure, phone } = asked;
  const { facet = 'courier', parts } = figure;
  const { from, to } = daysOf(asked);
  const mark = await addUpSums(db, accountId);
  const read = async () => {
    if (figure.measure.basis === 'client') {
      const period = clientPeriodOf(accountId, { from, to }, mark, asked.now);
      return (await readClientCounts(db, [period])).counts;
    }
    if (phone !== undefined) {
      return readFactsOfClient(db, accountId, phone, { periods: [{ from, to }], step: 'month' });
    }
    return readSums(db, accountId, facet, [piecesOf({ from, to }, mark)]);
  };
  const rows = (await read()).filter(({ key }) => {
    const values = key.split('.');
    return parts.every(([at, wanted]) => wanted.includes(values[at - 1] ?? ''));
  });
  return rows.map(signed);
}

/** What is due now was collected at any time. */
function daysOf({ figure, now, from, to }: RowsAsked): Period {
  return figure.measure.isNow ? daysOfCash(now, figure.age) : { from, to };
}

/** A row as the contract shows it. */
export function toReportRow(found: Found, { measure }: FigureFacts): Wire['ReportRow'] {
  const { id, at, value, weight, number, label, phone, status, shipment_id } = found;
  const { ledger_kind, document_kind } = found;
  const kinds = { movement: 'movement', document: 'document', order: 'order', client: 'client' };
  const kind = measure.basis in kinds ? (measure.basis as Wire['ReportRowKind']) : 'shipment';
  return {
    kind,
    id,
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
