import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '../../db/riyadh-days.ts';
import type { Basis, Terms } from '../../domain/reports/measures.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import { type ClientPeriod, clientsIn } from './clients-store.ts';
import type { FigureFacts } from './figure-of.ts';

/** Whose rows, and what they count as. */
export interface RowsOf extends ClientPeriod {
  figure: FigureFacts;
  /** Only shipments to this number. */
  phone: string | undefined;
}

/** Where the rows `r` behind a figure come from, each with its facts `f`. */
export interface RowSource {
  /** What is shown of a row, beside its value. */
  columns: RawBuilder<unknown>;
  /** Tables, and the conditions that let an index find the rows. */
  from: RawBuilder<unknown>;
  /** By what rows are in order, newest first, as an index has them; with the types. */
  order: readonly (readonly [RawBuilder<unknown>, type: string])[];
  /** Of facts, with parts. */
  key: RawBuilder<unknown>;
}

/** Columns of shipments that are parts of the keys of their facts. */
const PARTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  courier: sql`r.courier_id`,
  service: sql`r.service_type`,
  city: sql`city_key(r.destination_country, r.destination_city)`,
  payment_type: sql`r.payment_type`,
  source: sql`r.source`,
  payment_status: sql`r.payment_status`,
  store: sql`r.store_id`,
};

/** Only shipments like these have the sum: facts of others need not be made to see that they are 0. */
const ONLY: Readonly<Record<string, RawBuilder<unknown>>> = {
  delivered: sql`r.status = 'completed'`,
  on_time: sql`r.status = 'completed'`,
  returned: sql`r.tracking_status = 'returned'`,
  return_fees: sql`r.tracking_status = 'returned'`,
  failed: sql`r.status = 'failed'`,
  cancelled: sql`r.status = 'cancelled'`,
  absent: sql`r.attempts_absent > 0`,
  refused: sql`r.attempts_refused > 0`,
  address: sql`r.attempts_address > 0`,
  damaged: sql`r.attempts_damaged > 0`,
  other: sql`r.attempts_other > 0`,
  weight_fees: sql`r.weight_fee <> 0`,
  cod_fees: sql`r.cod_fee <> 0`,
  remote_area_fees: sql`r.remote_area_fee <> 0`,
  cash_orders: sql`r.payment_type = 'cash_on_delivery'`,
  cash: sql`r.payment_type = 'cash_on_delivery'`,
  refused_cash: sql`r.attempts_refused > 0`,
};

const SOURCES: Readonly<Record<Basis, (asked: RowsOf) => RowSource>> = {
  shipment: ofShipments,
  cash: ofShipments,
  movement: ({ accountId, from, to }) => ({
    columns: sql`r.id, r.created_at as at, r.kind as ledger_kind, r.shipment_id`,
    from: sql`ledger_transactions r cross join lateral movement_facts(r) f
      where r.account_id = ${accountId} and ${within(sql`r.created_at`, { from, to })}`,
    order: [[sql`r.id`, 'text']],
    key: sql`f.key`,
  }),
  document: ({ accountId, from, to }) => ({
    columns: sql`r.number as id, r.issued_at as at, r.number, r.kind as document_kind, r.shipment_id`,
    from: sql`tax_documents r cross join lateral document_facts(r) f
      where r.account_id = ${accountId} and ${within(sql`r.issued_at`, { from, to })}`,
    order: [[sql`r.sequence`, 'bigint']],
    key: sql`f.key`,
  }),
  order: ({ accountId, from, to }) => ({
    columns: sql`r.id, r.created_at as at, nullif(r.number, '') as number`,
    from: sql`store_orders r cross join lateral order_facts(r) f
      where r.account_id = ${accountId} and ${within(sql`r.created_at`, { from, to })}`,
    order: [[sql`r.id`, 'text']],
    key: sql`f.store_id`,
  }),
  client: ofClients,
};

/** The rows behind a figure. */
export function rowSource(asked: RowsOf): RowSource {
  return SOURCES[asked.figure.measure.basis](asked);
}

function within(column: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> {
  return sql`${column} >= ${startOfDay(from)} and ${column} < ${startOfDay(to)}`;
}

function ofShipments({ accountId, from, to, figure, phone }: RowsOf): RowSource {
  const { measure, names, parts } = figure;
  const day = measure.isOfDelivery ? sql`r.delivered_on` : sql`r.created_at`;
  const when = () => {
    if (measure.basis === 'cash') {
      return sql`r.payment_status = 'cod_collected' and r.cash_collected_on is not null`;
    }
    return measure.isOfDelivery
      ? sql`r.delivered_on >= ${from}::date and r.delivered_on < ${to}::date`
      : within(day, { from, to });
  };
  const conditions = [
    sql`r.account_id = ${accountId}`,
    when(),
    ...parts.flatMap(([at, values]) => {
      const column = PARTS[names[at - 1] ?? ''];
      return column ? [sql`${column} = any(${values}::text[])`] : [];
    }),
    ...onlyWith({ ...measure.of, ...measure.per }),
    ...(phone === undefined ? [] : [sql`r.receiver ->> 'phone' = ${phone}`]),
  ];
  return {
    columns: sql`r.id, r.created_at as at, r.tracking_number as number,
      r.receiver ->> 'full_name' as label, r.tracking_status as status`,
    from: sql`shipments r cross join lateral shipment_facts(r) f
      where ${sql.join(conditions, sql` and `)}`,
    order: [
      [day, measure.isOfDelivery ? 'date' : 'timestamptz'],
      [sql`r.id`, 'text'],
    ],
    key: sql`f.key`,
  };
}

/** That one of the terms may be other than 0, if only some shipments have them. */
function onlyWith(terms: Terms): RawBuilder<unknown>[] {
  const conditions = Object.keys(terms).map((name) => ONLY[name]);
  const known = conditions.flatMap((condition) => condition ?? []);
  return known.length < conditions.length ? [] : [sql`(${sql.join(known, sql` or `)})`];
}

/** Clients with an order in the period. */
function ofClients({ figure: _figure, phone: _phone, ...period }: RowsOf): RowSource {
  const { accountId, from } = period;
  return {
    columns: sql`r.number::text as id, r.first_on::timestamp at time zone 'Asia/Riyadh' as at,
      r.phone, (select s.receiver ->> 'full_name' from shipments s
        where s.account_id = ${accountId} and s.receiver ->> 'phone' = r.phone
        order by s.created_at desc limit 1) as label`,
    from: sql`${clientsIn(period)} as r cross join lateral (select 1 as clients,
        (r.first_on >= ${from}::date)::int as new_clients,
        (r.first_on < ${from}::date)::int as returning_clients,
        r.lifetime_orders, r.lifetime_value) f
      where r.orders > 0`,
    order: [[sql`r.number`, 'bigint']],
    key: sql`r.city`,
  };
}
