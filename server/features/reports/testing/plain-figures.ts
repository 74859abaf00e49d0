import { sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';

type Values = components['schemas']['ReportValues'];
type Figure = keyof Values;
type Dimension = components['schemas']['ReportDimension'];

/** Which rows are counted: a period, and one value of a column. */
export interface PlainAsked {
  accountId: string;
  from: string;
  to: string;
  today: string;
  filter?: { by: Dimension; key: string };
}

const day = (at: string) => `(${at} + interval '3 hours')::timestamp`;
const inPeriod = (of: string) => `${of} >= asked.since and ${of} < asked.until`;
const reason = (name: string) => `(select count(*) from tracking_events e
  where e.account_id = s.account_id and e.shipment_id = s.id
  and e.tracking_status = 'delivery_attempted' and coalesce(e.failure_reason, 'other') = '${name}')`;
const riyals = (amount: string, currency: string, on: string) => `(case when ${currency} = 'SAR'
  then ${amount} else coalesce((select round(${amount}::numeric * x.micro_sar / 1000000)
    from exchange_rates x where x.currency = ${currency} and x.valid_from <= ${on}
    order by x.valid_from desc limit 1), 0) end)`;

/** Everything that is known of each shipment, read from where it was told first. */
const PARCELS = `select s.*, s.receiver ->> 'phone' as phone, asked.today,
    ${inPeriod('booking.day')} as booked, booking.day as booked_day,
    s.status = 'completed' and ${inPeriod('delivery.day')} as arrived,
    s.status = 'completed' and delivery.day <= s.expected_delivery_on as punctual,
    ${reason('absent')} as n_absent, ${reason('refused')} as n_refused,
    ${reason('address')} as n_address, ${reason('damaged')} as n_damaged,
    ${reason('other')} as n_other,
    ${riyals(
      `(s.price_amount + (select coalesce(sum((p #>> '{price,amount}')::bigint), 0)
      from jsonb_array_elements(coalesce(s.further_products, '[]')) p))`,
      's.price_currency',
      'booking.day',
    )} as worth,
    case when s.payment_type = 'cash_on_delivery' then coalesce(collected.amount,
      ${riyals(
        `(s.sender #>> '{amount_to_collect,amount}')::bigint`,
        `s.sender #>> '{amount_to_collect,currency}'`,
        'booking.day',
      )}, 0) else 0 end as owed,
    collected.amount as collected, collected.day as collected_day,
    exists (select from ledger_transactions t where t.account_id = s.account_id
      and t.shipment_id = s.id and t.kind = 'cod_remitted') as paid_out,
    (select coalesce(-sum(t.amount), 0) from ledger_transactions t
      where t.account_id = s.account_id and t.shipment_id = s.id
      and t.kind in ('shipment_charge', 'delivery_charge', 'shipment_refund', 'cash_back',
        'cash_back_reversal'))
      + case when s.tracking_status = 'returned' then s.return_price else 0 end as net,
    case when s.tracking_status = 'returned' then s.return_price else 0 end as returning_fee,
    (select coalesce(sum(t.amount), 0) from ledger_transactions t
      where t.account_id = s.account_id and t.shipment_id = s.id
      and t.kind in ('shipment_refund', 'delivery_charge')) as paid_back,
    (select coalesce(sum(t.amount), 0) from ledger_transactions t
      where t.account_id = s.account_id and t.shipment_id = s.id
      and t.kind in ('cash_back', 'cash_back_reversal')) as given_back
  from shipments s cross join asked
  cross join lateral (select ${day('s.created_at')}::date as day) as booking
  cross join lateral (select min(${day('e.occurred_at')}::date) as day from tracking_events e
    where e.account_id = s.account_id and e.shipment_id = s.id
    and e.tracking_status = 'delivered') as delivery
  left join lateral (select t.cod_amount as amount, ${day('t.created_at')}::date as day
    from ledger_transactions t where t.account_id = s.account_id and t.shipment_id = s.id
    and t.kind = 'cod_collected') as collected on true
  where s.account_id = asked.account`;

const MOVED = `select t.*, top_ups.payment_method as method from ledger_transactions t
  cross join asked left join top_up_payments p on p.account_id = t.account_id and p.id = t.payment_id
  left join top_ups on top_ups.account_id = p.account_id and top_ups.id = p.top_up_id
  where t.account_id = asked.account and ${inPeriod(`${day('t.created_at')}::date`)}`;

const ISSUED = `select d.* from tax_documents d cross join asked
  where d.account_id = asked.account and ${inPeriod(`${day('d.issued_at')}::date`)}`;

const ARRIVED = `select o.*, extract(epoch from s.created_at - o.created_at) / 60 as waited
  from store_orders o cross join asked
  left join shipments s on s.account_id = o.account_id and s.id = o.shipment_id
  where o.account_id = asked.account and ${inPeriod(`${day('o.created_at')}::date`)}`;

const PEOPLE = `select phone, min(booked_day) as first_day, count(*) as ever,
    bool_or(booked) as active, coalesce(sum(worth) filter (where status = 'completed'
      and exists (select from tracking_events e where e.account_id = p.account_id
        and e.shipment_id = p.id and e.tracking_status = 'delivered')), 0) as value_ever,
    (array_agg(case destination_country when 'SA' then 'SA-' || destination_city
      else destination_country end order by created_at desc, id desc))[1] as city
  from (${PARCELS}) p group by phone`;

const SOURCES = {
  parcels: PARCELS,
  moved: MOVED,
  issued: ISSUED,
  arrived: ARRIVED,
  people: PEOPLE,
};
type Source = keyof typeof SOURCES;

const countOf = (condition: string) => `count(*) filter (where ${condition})`;
const added = (what: string, condition: string) =>
  `coalesce(sum(${what}) filter (where ${condition}), 0)`;
const quotient = (of: string, per: string, scale: number) =>
  `floor((${of})::numeric * ${scale} / nullif(${per}, 0) + 0.5)`;
const SHARE = 10_000;

const ATTEMPTS = 'n_absent + n_refused + n_address + n_damaged + n_other';
const DELIVERED = countOf(`booked and status = 'completed'`);
const ORDERS = countOf('booked');
const COST = added('net', 'booked');
const FEES = added('base_fee + weight_fee + cod_fee + remote_area_fee', 'booked');
const CHARGES = added('base_fee + weight_fee + cod_fee + remote_area_fee + vat', 'booked');
const CASH = countOf(`booked and payment_type = 'cash_on_delivery'`);
const REFUSED_CASH = countOf(`booked and payment_type = 'cash_on_delivery' and n_refused > 0`);
const IS_DUE = `collected is not null and not paid_out`;
const moved = (...kinds: string[]) => added('amount', `kind in ('${kinds.join(`', '`)}')`);
const PEOPLE_NOW = countOf('active');
const taxed = (what: string, kind: string) => added(what, `kind = '${kind}'`);

/** Every figure as an aggregate of a source. */
export const PLAIN: Readonly<
  Record<Exclude<Figure, 'opening_balance' | 'closing_balance'>, readonly [Source, string]>
> = {
  orders: ['parcels', ORDERS],
  delivered: ['parcels', DELIVERED],
  under_way: ['parcels', countOf(`booked and status = 'pending'`)],
  returned: ['parcels', countOf(`booked and tracking_status = 'returned'`)],
  failed: ['parcels', countOf(`booked and status = 'failed' and tracking_status <> 'returned'`)],
  cancelled: ['parcels', countOf(`booked and status = 'cancelled'`)],
  success_rate: [
    'parcels',
    quotient(DELIVERED, countOf(`booked and status in ('completed', 'failed')`), SHARE),
  ],
  on_time: ['parcels', countOf('booked and punctual')],
  on_time_rate: ['parcels', quotient(countOf('booked and punctual'), DELIVERED, SHARE)],
  failed_attempts: ['parcels', added(ATTEMPTS, 'booked')],
  attempts_absent: ['parcels', added('n_absent', 'booked')],
  attempts_refused: ['parcels', added('n_refused', 'booked')],
  attempts_address: ['parcels', added('n_address', 'booked')],
  attempts_damaged: ['parcels', added('n_damaged', 'booked')],
  attempts_other: ['parcels', added('n_other', 'booked')],
  attempts_per_delivery: [
    'parcels',
    quotient(`${DELIVERED} + ${added(ATTEMPTS, 'booked')}`, DELIVERED, 100),
  ],
  goods_value: ['parcels', added('worth', 'booked')],
  weight: ['parcels', added('chargeable_weight', 'booked')],
  cash_orders: ['parcels', CASH],
  cash_to_collect: ['parcels', added('owed', 'booked')],
  cost: ['parcels', COST],
  cost_per_order: ['parcels', quotient(COST, ORDERS, 1)],
  cost_per_kilogram: ['parcels', quotient(COST, added('chargeable_weight', 'booked'), 1_000)],
  base_fees: ['parcels', added('base_fee', 'booked')],
  weight_fees: ['parcels', added('weight_fee', 'booked')],
  cod_fees: ['parcels', added('cod_fee', 'booked')],
  remote_area_fees: ['parcels', added('remote_area_fee', 'booked')],
  vat: ['parcels', added('vat', 'booked')],
  refunds: ['parcels', added('paid_back', 'booked')],
  return_fees: ['parcels', added('returning_fee', 'booked')],
  cash_back: ['parcels', added('given_back', 'booked')],
  cod_fee_share: ['parcels', quotient(added('cod_fee', 'booked'), FEES, SHARE)],
  remote_area_fee_share: ['parcels', quotient(added('remote_area_fee', 'booked'), FEES, SHARE)],
  charges: ['parcels', CHARGES],
  cheapest_charges: ['parcels', added('cheapest_fee', 'booked')],
  above_cheapest: ['parcels', added('total_fee - cheapest_fee', 'booked')],
  deliveries: ['parcels', countOf('arrived')],
  delivered_value: ['parcels', added('worth', 'arrived')],
  delivered_cash: ['parcels', added('owed', 'arrived')],
  delivered_cost: ['parcels', added('net', 'arrived')],
  margin: ['parcels', added('worth - net', 'arrived')],
  cash_due: ['parcels', added('collected', IS_DUE)],
  cash_due_orders: ['parcels', countOf(IS_DUE)],
  refused_cash_orders: ['parcels', REFUSED_CASH],
  refused_cash_rate: ['parcels', quotient(REFUSED_CASH, CASH, SHARE)],
  clients: ['people', PEOPLE_NOW],
  new_clients: ['people', countOf('active and first_day >= (select since from asked)')],
  returning_clients: ['people', countOf('active and first_day < (select since from asked)')],
  lifetime_orders: ['people', added('ever', 'active')],
  lifetime_value: ['people', added('value_ever', 'active')],
  lifetime_value_per_client: ['people', quotient(added('value_ever', 'active'), PEOPLE_NOW, 1)],
  movements: ['moved', 'count(*)'],
  amount: ['moved', 'coalesce(sum(amount), 0)'],
  topped_up: ['moved', moved('top_up', 'top_up_reversal')],
  charged: [
    'moved',
    `-${moved('shipment_charge', 'delivery_charge', 'return_charge', 'subscription_charge')}`,
  ],
  refunded: ['moved', moved('shipment_refund', 'subscription_refund')],
  cash_back_received: ['moved', moved('cash_back', 'cash_back_reversal')],
  cash_collected: ['moved', added('cod_amount', `kind = 'cod_collected'`)],
  cash_paid_out: ['moved', added('cod_amount', `kind = 'cod_remitted'`)],
  invoices: ['issued', countOf(`kind = 'invoice'`)],
  invoiced_taxable: ['issued', taxed('subtotal', 'invoice')],
  invoiced_vat: ['issued', taxed('vat', 'invoice')],
  credit_notes: ['issued', countOf(`kind = 'credit_note'`)],
  credited_taxable: ['issued', taxed('subtotal', 'credit_note')],
  credited_vat: ['issued', taxed('vat', 'credit_note')],
  taxable_amount: [
    'issued',
    `${taxed('subtotal', 'invoice')} - ${taxed('subtotal', 'credit_note')}`,
  ],
  vat_amount: ['issued', `${taxed('vat', 'invoice')} - ${taxed('vat', 'credit_note')}`],
  received_orders: ['arrived', 'count(*)'],
  booked_orders: ['arrived', countOf('waited is not null')],
  open_orders: ['arrived', countOf(`waited is null and state in ('new', 'needs_attention')`)],
  left_out_orders: ['arrived', countOf(`waited is null and state in ('left_out', 'cancelled')`)],
  minutes_to_label: ['arrived', quotient('sum(floor(waited))', countOf('waited is not null'), 1)],
  booked_within_hour: ['arrived', countOf('waited < 60')],
  booked_within_day: ['arrived', countOf('waited >= 60 and waited < 24 * 60')],
  booked_later: ['arrived', countOf('waited >= 24 * 60')],
  delayed_orders: ['arrived', countOf('cardinality(delays) > 0')],
};

const SA_CITY = `case destination_country when 'SA' then 'SA-' || destination_city
  else destination_country end`;
const AGE = `case when today - collected_day <= 7 then '0-7' when today - collected_day <= 14
  then '8-14' when today - collected_day <= 30 then '15-30' else 'over-30' end`;

/** What divides the rows of each source. */
const COLUMNS: Readonly<Partial<Record<Dimension, Partial<Record<Source, string>>>>> = {
  courier: { parcels: 'courier_id' },
  service: { parcels: 'service_type' },
  city: { parcels: SA_CITY, people: 'city' },
  store: {
    parcels: `(select store_id from store_orders o
      where o.account_id = row_of.account_id and o.shipment_id = row_of.id)`,
    arrived: 'store_id',
  },
  source: { parcels: 'source' },
  payment_type: { parcels: 'payment_type' },
  payment_status: { parcels: 'payment_status' },
  client: { parcels: 'phone' },
  ledger_kind: { moved: 'kind' },
  top_up_method: { moved: 'method' },
  cash_age: { parcels: AGE },
  vat_rate: { issued: 'vat_basis_points::text' },
  document_subject: { issued: 'subject' },
};

/**
 * Figures counted from shipments, events, movements, documents and orders themselves, by plain SQL
 * that shares nothing with how reports are made.
 *
 * @returns the values by the keys of the dimension; without one, by an empty text.
 */
export async function plainFigures(
  db: Queryable,
  { accountId, from, to, today, filter }: PlainAsked,
  figures: readonly Figure[],
  by?: Dimension,
): Promise<Map<string, Values>> {
  const result = new Map<string, Values>();
  const counted: (keyof typeof PLAIN)[] = [];
  for (const source of Object.keys(SOURCES) as Source[]) {
    const names = figures.filter(
      (figure) =>
        figure !== 'opening_balance' && figure !== 'closing_balance' && PLAIN[figure][0] === source,
    ) as Exclude<Figure, 'opening_balance' | 'closing_balance'>[];
    const column = by === undefined ? `''` : COLUMNS[by]?.[source];
    const filtered = filter && COLUMNS[filter.by]?.[source];
    if (names.length === 0 || column === undefined || (filter && !filtered)) continue;
    const { rows } = await sql<{ key: string | null } & Record<string, string | null>>`
      with asked as (select ${accountId}::text as account, ${from}::date as since,
        ${to}::date as until, ${today}::date as today)
      select ${sql.raw(column)} as key,
        ${sql.join(names.map((name) => sql`(${sql.raw(PLAIN[name][1])})::text as ${sql.ref(name)}`))}
      from (${sql.raw(SOURCES[source])}) as row_of
      where ${filter ? sql`${sql.raw(filtered ?? '')} = ${filter.key}` : sql`true`}
      ${by === undefined ? sql`` : sql`group by 1`}`.execute(db);
    for (const { key, ...values } of rows) {
      if (key === null) continue;
      const known = result.get(key) ?? {};
      for (const [name, value] of Object.entries(values)) {
        if (value !== null) known[name as Figure] = Number(value);
      }
      result.set(key, known);
    }
    counted.push(...names);
  }
  // Nothing was found for some keys in some sources.
  for (const values of result.values()) {
    for (const name of counted) if (!PLAIN[name][1].startsWith('floor')) values[name] ??= 0;
  }
  return result;
}
