import { runStatements } from '../run-statements.ts';

/** What is summed of shipments. Those up to `refused_cash` count on the day of the booking. */
const SHIPMENT_SUMS = [
  ...['orders', 'delivered', 'returned', 'failed', 'cancelled', 'on_time'],
  ...['absent', 'refused', 'address', 'damaged', 'other', 'weight', 'goods_value'],
  ...['base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds', 'return_fees'],
  ...['cash_back', 'cheapest_charges', 'cash_orders', 'cash', 'refused_cash'],
  // On the day of the delivery.
  ...['deliveries', 'delivered_value', 'delivered_cash', 'delivered_cost'],
];
const CLIENT_SUMS = [
  ...['orders', 'delivered', 'unsuccessful', 'cash_orders', 'refused_cash', 'goods_value'],
  'delivered_value',
];
const MONEY_SUMS = ['movements', 'amount', 'vat', 'cash'];
const ORDER_SUMS = [
  ...['orders', 'booked', 'open', 'left_out', 'minutes', 'within_hour', 'within_day', 'later'],
  ...['delayed', 'wrong_fields', 'missing_address', 'incomplete', 'unpaid', 'masked_address'],
  ...['no_courier', 'low_balance'],
];

const each = (sums: string[], of: (sum: string) => string) => sums.map(of).join(', ');

/** The sums of an account over a day, a month, a quarter or a year in Riyadh. */
function table(name: string, key: string, sums: string[]): string {
  return `create table ${name} (
    account_id text not null,
    grain text not null check (grain in ('day', 'month', 'quarter', 'year')),
    starts_on date not null,
    ${key},
    ${each(sums, (sum) => `${sum} bigint not null default 0`)},
    primary key (account_id, ${name === 'shipment_sums' ? 'facet, ' : ''}${
      name === 'money_sums' ? 'facet, ' : ''
    }grain, starts_on, ${keyOf(name)})
  )`;
}

function keyOf(name: string): string {
  if (name === 'client_sums') return 'client';
  return name === 'order_sums' ? 'store_id' : 'key';
}

/** The columns of a table that say what its rows are of. */
function dimensionsOf(name: string): string[] {
  return name === 'client_sums' || name === 'order_sums' ? [keyOf(name)] : ['facet', 'key'];
}

/**
 * Adds facts of days to the sums of these days, and of the longer times that are summed already; takes
 * those away that have the sign -1.
 */
function add(
  name: string,
  sums: string[],
  facts: Record<'1' | '-1', string> | { '1': string },
): string {
  const dimensions = dimensionsOf(name);
  const key =
    dimensions.length === 2 ? 'facet, grain, starts_on, key' : `grain, starts_on, ${dimensions[0]}`;
  const signed = Object.entries(facts).map(
    ([sign, of]) => `select ${sign} as sign, f.* from ${of} as f`,
  );
  return `insert into ${name} (account_id, grain, starts_on, ${dimensions.join(', ')}, ${sums.join(', ')})
    select f.account_id, g.grain, g.starts_on, ${each(dimensions, (each) => `f.${each}`)},
      ${each(sums, (sum) => `sum(sign * f.${sum})`)}
    from (${signed.join(' union all ')}) as f, sum_grains(f.starts_on, summed_until) as g
    group by f.account_id, g.grain, g.starts_on, ${each(dimensions, (each) => `f.${each}`)}
    having ${sums.map((sum) => `sum(sign * f.${sum}) <> 0`).join(' or ')}
    on conflict (account_id, ${key}) do update set
      ${each(sums, (sum) => `${sum} = ${name}.${sum} + excluded.${sum}`)}`;
}

const inRiyadh = (at: string) => `(${at} at time zone 'Asia/Riyadh')::date`;

/** A row of `shipment_sums` with the sums named, and 0 for the others. */
const sumsOf = (table: string[], given: Record<string, string>) =>
  each(table, (sum) => `(${given[sum] ?? '0'})::bigint`);

const NET_COST = `s.total_fee - s.refunded + s.recharged - s.cash_back - s.return_cash_back
  + case when s.tracking_status = 'returned' then s.return_price else 0 end`;
const IS_DELIVERED = `s.status = 'completed' and s.delivered_on is not null`;
const IS_CASH = `s.payment_type = 'cash_on_delivery'`;
const count = (condition: string) => `case when ${condition} then 1 else 0 end`;
const REFUSED_CASH = count(`${IS_CASH} and s.attempts_refused > 0`);

const BOOKED: Record<string, string> = {
  orders: '1',
  delivered: count(`s.status = 'completed'`),
  returned: count(`s.tracking_status = 'returned'`),
  failed: count(`s.status = 'failed' and s.tracking_status <> 'returned'`),
  cancelled: count(`s.status = 'cancelled'`),
  on_time: count(`${IS_DELIVERED} and s.delivered_on <= s.expected_delivery_on`),
  absent: 's.attempts_absent',
  refused: 's.attempts_refused',
  address: 's.attempts_address',
  damaged: 's.attempts_damaged',
  other: 's.attempts_other',
  weight: 's.chargeable_weight',
  goods_value: 's.goods_value',
  base_fees: 's.base_fee',
  weight_fees: 's.weight_fee',
  cod_fees: 's.cod_fee',
  remote_area_fees: 's.remote_area_fee',
  vat: 's.vat',
  refunds: 's.refunded - s.recharged',
  return_fees: `case when s.tracking_status = 'returned' then s.return_price else 0 end`,
  cash_back: 's.cash_back + s.return_cash_back',
  cheapest_charges: 's.cheapest_fee',
  cash_orders: count(IS_CASH),
  cash: `case when ${IS_CASH} then s.cash else 0 end`,
  refused_cash: REFUSED_CASH,
};
const DELIVERED: Record<string, string> = {
  deliveries: '1',
  delivered_value: 's.goods_value',
  delivered_cash: `case when ${IS_CASH} then s.cash else 0 end`,
  delivered_cost: NET_COST,
};

/** What decides the facts of a shipment. */
const FACTS_OF_SHIPMENT = [
  ...['status', 'tracking_status', 'payment_status', 'refunded', 'recharged', 'cash_back'],
  'return_cash_back',
  ...['attempts_absent', 'attempts_refused', 'attempts_address', 'attempts_damaged'],
  ...['attempts_other', 'delivered_on', 'goods_value', 'cash', 'cash_collected_on', 'store_id'],
];
const shipmentFacts = (row: string) =>
  `(${each(FACTS_OF_SHIPMENT, (column) => `${row}.${column}`)}, ${row}.receiver ->> 'phone')`;

/** Not of a test key: those have no reports. */
const IS_LIVE = `new.account_id not like 'tst\\_%'`;
const REASONS = ['absent', 'refused', 'address', 'damaged', 'other'];
const DELAYS = ORDER_SUMS.slice(ORDER_SUMS.indexOf('wrong_fields'));

/**
 * Sums for the reports, kept by triggers in the transaction of what changes them. Those of a booking
 * are deferred to its end, so that they hold their locks for a moment only.
 */
export const up = runStatements([
  ...REASONS.map(
    (reason) => `alter table shipments
      add column attempts_${reason} smallint not null default 0`,
  ),
  `alter table shipments
    add column delivered_on date,
    -- Halalas: the value of the goods, and the cash on delivery, as it was collected once it is.
    add column goods_value bigint not null default 0,
    add column cash bigint not null default 0,
    add column cash_collected_on date,
    -- The total fee of the cheapest price that was quoted for it.
    add column cheapest_fee bigint,
    add column return_cash_back bigint not null default 0,
    add column store_id text`,
  'update shipments set cheapest_fee = total_fee',
  'alter table shipments alter column cheapest_fee set not null',
  `create index shipments_by_delivery on shipments (account_id, delivered_on)
    where delivered_on is not null`,
  `create index shipments_of_client on shipments (account_id, (receiver ->> 'phone'), created_at)`,

  `create function in_halalas(amount bigint, currency text, day date) returns bigint
    language sql stable as $$
    select case when currency = 'SAR' then amount else coalesce((
      select floor((2 * amount * micro_sar + 1000000)::numeric / 2000000)::bigint
      from exchange_rates r where r.currency = in_halalas.currency and valid_from <= day
      order by valid_from desc limit 1), 0) end
  $$`,
  `create function value_shipment() returns trigger language plpgsql as $$
  declare
    day date := ${inRiyadh('new.created_at')};
  begin
    new.cheapest_fee := coalesce(new.cheapest_fee, new.total_fee);
    new.goods_value := in_halalas(new.price_amount + coalesce((
      select sum((product -> 'price' ->> 'amount')::bigint)
      from jsonb_array_elements(new.further_products) as product), 0)::bigint,
      new.price_currency, day);
    if new.cash_collected_on is null and new.payment_type = 'cash_on_delivery' then
      new.cash := in_halalas(coalesce((new.sender -> 'amount_to_collect' ->> 'amount')::bigint, 0),
        coalesce(new.sender -> 'amount_to_collect' ->> 'currency', 'SAR'), day);
    end if;
    return new;
  end $$`,

  `create function note_attempt() returns trigger language plpgsql as $$
  begin
    if new.tracking_status = 'delivered' then
      update shipments set delivered_on = least(delivered_on, ${inRiyadh('new.occurred_at')})
        where account_id = new.account_id and id = new.shipment_id;
    else
      update shipments set ${REASONS.map(
        (reason) => `attempts_${reason} = attempts_${reason}
          + (coalesce(new.failure_reason, 'other') = '${reason}')::int`,
      ).join(', ')}
        where account_id = new.account_id and id = new.shipment_id;
    end if;
    return null;
  end $$`,
  `create function note_cash() returns trigger language plpgsql as $$
  begin
    update shipments set cash = new.cod_amount, cash_collected_on = ${inRiyadh('new.created_at')}
      where account_id = new.account_id and id = new.shipment_id;
    return null;
  end $$`,

  `alter table store_orders add column first_booked_at timestamptz,
    -- Everything that has kept it from being booked.
    add column delays text[] not null default '{}'`,
  `create function note_order() returns trigger language plpgsql as $$
  begin
    if new.shipment_id is not null and new.first_booked_at is null then
      new.first_booked_at := new.updated_at;
    end if;
    if new.state = 'needs_attention' and new.shipment_id is null then
      new.delays := array(select distinct reason from (
          select unnest(new.delays) as reason
          union all select jsonb_array_elements_text(new.reasons)
          union all select new.refusal where new.refusal is not null
        ) as told where reason in (${each(DELAYS, (reason) => `'${reason}'`)}) order by reason);
    end if;
    return new;
  end $$`,
  `create function note_store() returns trigger language plpgsql as $$
  begin
    update shipments set store_id = new.store_id
      where account_id = new.account_id and id = new.shipment_id and store_id is null;
    return null;
  end $$`,

  `create table report_marks (
    account_id text primary key,
    -- Before this first day of a month, months, quarters and years that are over have sums too.
    summed_until date not null
  )`,
  `create table clients (
    account_id text not null,
    number integer not null,
    phone text not null,
    -- Of the last order.
    city text not null,
    first_on date not null,
    last_at timestamptz not null,
    orders integer not null,
    delivered_value bigint not null,
    primary key (account_id, number),
    unique (account_id, phone)
  )`,
  'create index clients_by_first_order on clients (account_id, first_on)',
  table('shipment_sums', 'facet text not null, key text not null', SHIPMENT_SUMS),
  table('client_sums', 'client integer not null', CLIENT_SUMS),
  table('money_sums', 'facet text not null, key text not null', MONEY_SUMS),
  table('order_sums', 'store_id text not null', ORDER_SUMS),

  `create function city_key(country text, city text) returns text language sql immutable as $$
    select case when country = 'SA' then 'SA-' || city else country end
  $$`,
  // Times for which a day has sums: itself, and the longer ones that were summed when they were over.
  `create function sum_grains(day date, summed_until date)
    returns table (grain text, starts_on date) language sql immutable as $$
    select 'day', day
    union all select each, date_trunc(each, day)::date
      from unnest(array['month', 'quarter', 'year']) as each
      where day < summed_until and date_trunc(each, day)
        + case each when 'quarter' then interval '3 months' else ('1 ' || each)::interval end <= summed_until
  $$`,
  `create function shipment_facts(s shipments) returns setof shipment_sums language sql stable as $$
    select s.account_id, 'day'::text, ${inRiyadh('s.created_at')}, facet, key, ${sumsOf(SHIPMENT_SUMS, BOOKED)}
    from (values ('courier', s.courier_id || '.' || s.service_type),
      ('city', city_key(s.destination_country, s.destination_city)),
      ('payment', s.payment_type || '.' || s.source || '.' || s.payment_status),
      ('store', s.store_id)) as of_booking (facet, key) where key is not null
    union all
    select s.account_id, 'day', s.delivered_on, facet, key, ${sumsOf(SHIPMENT_SUMS, DELIVERED)}
    from (values ('courier', s.courier_id || '.' || s.service_type),
      ('city', city_key(s.destination_country, s.destination_city)),
      ('payment', s.payment_type || '.' || s.source || '.' || s.payment_status),
      ('store', s.store_id)) as of_delivery (facet, key) where key is not null and ${IS_DELIVERED}
    union all
    select s.account_id, 'day', s.cash_collected_on, 'cash', s.courier_id || '.' || case
        when s.payment_status = 'cod_collected' then 'due' else 'paid_out' end,
      ${sumsOf(SHIPMENT_SUMS, { cash_orders: '1', cash: 's.cash' })}
    where s.cash_collected_on is not null
      and s.payment_status in ('cod_collected', 'cod_remitted')
  $$`,
  `create function client_facts(s shipments, client integer) returns setof client_sums
    language sql stable as $$
    select s.account_id, 'day'::text, ${inRiyadh('s.created_at')}, client, ${sumsOf(CLIENT_SUMS, {
      orders: '1',
      delivered: count(`s.status = 'completed'`),
      unsuccessful: count(`s.status = 'failed'`),
      cash_orders: count(IS_CASH),
      refused_cash: REFUSED_CASH,
      goods_value: 's.goods_value',
    })} where client is not null
    union all
    select s.account_id, 'day', s.delivered_on, client, ${sumsOf(CLIENT_SUMS, {
      delivered_value: 's.goods_value',
    })} where client is not null and ${IS_DELIVERED}
  $$`,
  `create function movement_facts(t ledger_transactions) returns setof money_sums
    language sql stable as $$
    select t.account_id, 'day'::text, ${inRiyadh('t.created_at')}, 'movement'::text,
      t.kind || coalesce('.' || (select top_ups.payment_method from top_up_payments p
        join top_ups on top_ups.account_id = p.account_id and top_ups.id = p.top_up_id
        where t.payment_id is not null and p.account_id = t.account_id and p.id = t.payment_id), ''),
      ${sumsOf(MONEY_SUMS, { movements: '1', amount: 't.amount', cash: 't.cod_amount' })}
  $$`,
  `create function document_facts(d tax_documents) returns setof money_sums
    language sql stable as $$
    select d.account_id, 'day'::text, ${inRiyadh('d.issued_at')}, 'document'::text,
      d.kind || '.' || d.subject || '.' || d.vat_basis_points,
      ${sumsOf(MONEY_SUMS, { movements: '1', amount: 'd.subtotal', vat: 'd.vat' })}
  $$`,
  `create function order_facts(o store_orders) returns setof order_sums language sql stable as $$
    select o.account_id, 'day'::text, ${inRiyadh('o.created_at')}, o.store_id, ${sumsOf(
      ORDER_SUMS,
      {
        orders: '1',
        booked: count('minutes is not null'),
        open: count(`minutes is null and o.state in ('new', 'needs_attention')`),
        left_out: count(`minutes is null and o.state in ('cancelled', 'left_out')`),
        minutes: 'coalesce(minutes, 0)',
        within_hour: count('minutes < 60'),
        within_day: count('minutes >= 60 and minutes < 1440'),
        later: count('minutes >= 1440'),
        delayed: count(`o.delays <> '{}'`),
        ...Object.fromEntries(
          DELAYS.map((reason) => [reason, count(`'${reason}' = any (o.delays)`)]),
        ),
      },
    )}
    from (select floor(extract(epoch from o.first_booked_at - o.created_at) / 60) as minutes) as booking
  $$`,

  // Sums months, quarters and years that are over, from the day up to which that was done.
  `create function sum_up(account text, since date, until date) returns void language plpgsql as $$
  declare
    step record;
  begin
    for step in select * from (values ('month', 'day', interval '1 month'),
      ('quarter', 'month', interval '3 months'), ('year', 'quarter', interval '1 year'))
      as steps (grain, finer, length)
    loop
      ${(
        [
          ['shipment_sums', SHIPMENT_SUMS],
          ['client_sums', CLIENT_SUMS],
          ['money_sums', MONEY_SUMS],
          ['order_sums', ORDER_SUMS],
        ] as [string, string[]][]
      )
        .map(([name, sums]) => {
          const dimensions = dimensionsOf(name).join(', ');
          return `insert into ${name} (account_id, grain, starts_on, ${dimensions}, ${sums.join(', ')})
        select account_id, step.grain, date_trunc(step.grain, starts_on)::date, ${dimensions},
          ${each(sums, (sum) => `sum(${sum})`)}
        from ${name} where account_id = account and grain = step.finer
          and starts_on >= (case step.grain when 'month' then since
            else date_trunc(step.grain, since)::date end)
          and starts_on < until
          and date_trunc(step.grain, starts_on) + step.length <= until
        group by 1, 3, ${dimensions};`;
        })
        .join('\n      ')}
    end loop;
  end $$`,
  // From here on, every other change of the account's sums waits for the transaction to end.
  // Null if there is nothing to sum, because the account is closed.
  `create function begin_sums(account text) returns date language plpgsql as $$
  declare
    month date := date_trunc('month', now() at time zone 'Asia/Riyadh')::date;
    summed_until date;
    is_open boolean;
  begin
    perform pg_advisory_xact_lock(hashtextextended(account, 43));
    select m.summed_until, a.closed_at is null into summed_until, is_open
      from accounts a left join report_marks m using (account_id) where a.account_id = account;
    if is_open is not true then
      return null;
    elsif summed_until is null then
      insert into report_marks values (account, month);
      return month;
    elsif summed_until < month then
      perform sum_up(account, summed_until, month);
      update report_marks m set summed_until = month where m.account_id = account;
      return month;
    end if;
    return summed_until;
  end $$`,

  // The client of a shipment, with one order more; the phone number identifies it.
  `create function add_to_client(s shipments) returns integer language plpgsql as $$
  declare
    found_number integer;
    day date := ${inRiyadh('s.created_at')};
    value bigint := case when ${IS_DELIVERED} then s.goods_value else 0 end;
    city_of text := city_key(s.destination_country, s.destination_city);
  begin
    if s.receiver ->> 'phone' is null then
      return null;
    end if;
    update clients c set orders = c.orders + 1, delivered_value = c.delivered_value + value,
        first_on = least(c.first_on, day),
        city = case when s.created_at >= c.last_at then city_of else c.city end,
        last_at = greatest(c.last_at, s.created_at)
      where c.account_id = s.account_id and c.phone = s.receiver ->> 'phone'
      returning c.number into found_number;
    if found_number is null then
      insert into clients
      select s.account_id, coalesce(max(number), 0) + 1, s.receiver ->> 'phone', city_of, day,
        s.created_at, 1, value
      from clients where account_id = s.account_id returning number into found_number;
    end if;
    return found_number;
  end $$`,
  // Takes a shipment away from a client, after its receiver was edited.
  `create function take_from_client(s shipments) returns integer language plpgsql as $$
  declare
    found_number integer;
    remaining record;
  begin
    select count(*)::int as orders, min(created_at) as first_at, max(created_at) as last_at,
        (array_agg(city_key(destination_country, destination_city)
          order by created_at desc, id desc))[1] as city
      into remaining from shipments
      where account_id = s.account_id and receiver ->> 'phone' = s.receiver ->> 'phone';
    if remaining.orders = 0 then
      delete from clients where account_id = s.account_id and phone = s.receiver ->> 'phone'
        returning number into found_number;
    else
      update clients c set orders = c.orders - 1,
          delivered_value = c.delivered_value - case when ${IS_DELIVERED} then s.goods_value else 0 end,
          first_on = ${inRiyadh('remaining.first_at')}, last_at = remaining.last_at,
          city = remaining.city
        where c.account_id = s.account_id and c.phone = s.receiver ->> 'phone'
        returning c.number into found_number;
    end if;
    return found_number;
  end $$`,

  `create function sum_new_shipment() returns trigger language plpgsql as $$
  declare
    summed_until date := begin_sums(new.account_id);
    client_is integer;
  begin
    if summed_until is not null then
      ${add('shipment_sums', SHIPMENT_SUMS, { '1': 'shipment_facts(new)' })};
      client_is := add_to_client(new);
      ${add('client_sums', CLIENT_SUMS, { '1': 'client_facts(new, client_is)' })};
    end if;
    return null;
  end $$`,
  `create function sum_changed_shipment() returns trigger language plpgsql as $$
  declare
    summed_until date := begin_sums(new.account_id);
    client_was integer;
    client_is integer;
  begin
    if summed_until is null then
      return null;
    end if;
    ${add('shipment_sums', SHIPMENT_SUMS, { '1': 'shipment_facts(new)', '-1': 'shipment_facts(old)' })};
    if new.receiver ->> 'phone' is distinct from old.receiver ->> 'phone' then
      client_was := take_from_client(old);
      client_is := add_to_client(new);
    else
      update clients c set delivered_value = c.delivered_value
          + case when ${IS_DELIVERED.replaceAll('s.', 'new.')} then new.goods_value else 0 end
          - case when ${IS_DELIVERED.replaceAll('s.', 'old.')} then old.goods_value else 0 end
        where c.account_id = new.account_id and c.phone = new.receiver ->> 'phone'
        returning c.number into client_is;
      client_was := client_is;
    end if;
    ${add('client_sums', CLIENT_SUMS, {
      '1': 'client_facts(new, client_is)',
      '-1': 'client_facts(old, client_was)',
    })};
    return null;
  end $$`,
  ...['movement', 'document'].map(
    (what) => `create function sum_${what}() returns trigger language plpgsql as $$
    declare
      summed_until date := begin_sums(new.account_id);
    begin
      if summed_until is not null then
        ${add('money_sums', MONEY_SUMS, { '1': `${what}_facts(new)` })};
      end if;
      return null;
    end $$`,
  ),
  `create function sum_order() returns trigger language plpgsql as $$
  declare
    summed_until date := begin_sums(coalesce(new.account_id, old.account_id));
  begin
    if summed_until is null then
      return null;
    elsif tg_op = 'INSERT' then
      ${add('order_sums', ORDER_SUMS, { '1': 'order_facts(new)' })};
    elsif tg_op = 'DELETE' then
      ${add('order_sums', ORDER_SUMS, { '1': `(select account_id, grain, starts_on, store_id, ${each(ORDER_SUMS, (sum) => `-${sum} as ${sum}`)} from order_facts(old))` })};
    else
      ${add('order_sums', ORDER_SUMS, { '1': 'order_facts(new)', '-1': 'order_facts(old)' })};
    end if;
    return null;
  end $$`,

  // Sums everything of an account anew, from shipments, events, movements, documents and orders.
  `create function recount_sums(account text) returns void language plpgsql as $$
  declare
    month date := date_trunc('month', now() at time zone 'Asia/Riyadh')::date;
  begin
    set constraints all immediate;
    set constraints all deferred;
    perform pg_advisory_xact_lock(hashtextextended(account, 43));
    update shipments s set (delivered_on, ${each(REASONS, (reason) => `attempts_${reason}`)}) = (
        select min(${inRiyadh('e.occurred_at')}) filter (where e.tracking_status = 'delivered'),
          ${each(
            REASONS,
            (reason) => `count(*) filter (where e.tracking_status = 'delivery_attempted'
            and coalesce(e.failure_reason, 'other') = '${reason}')`,
          )}
        from tracking_events e where e.account_id = s.account_id and e.shipment_id = s.id)
      where s.account_id = account and exists (
        select from tracking_events e where e.account_id = s.account_id and e.shipment_id = s.id
          and e.tracking_status in ('delivered', 'delivery_attempted'));
    update shipments s set cash = t.cod_amount, cash_collected_on = ${inRiyadh('t.created_at')}
      from ledger_transactions t
      where s.account_id = account and t.account_id = account and t.shipment_id = s.id
        and t.kind = 'cod_collected' and t.cod_amount > 0;
    set constraints all immediate;
    set constraints all deferred;

    delete from shipment_sums where account_id = account;
    delete from client_sums where account_id = account;
    delete from money_sums where account_id = account;
    delete from order_sums where account_id = account;
    if exists (select from accounts where account_id = account and closed_at is not null) then
      delete from clients where account_id = account;
      delete from report_marks where account_id = account;
      return;
    end if;
    delete from clients c where c.account_id = account and not exists (
      select from shipments s where s.account_id = account and s.receiver ->> 'phone' = c.phone);
    insert into clients (account_id, number, phone, city, first_on, last_at, orders, delivered_value)
      select account, coalesce(known, greatest(max(known) over (), 0)
          + row_number() over (partition by known is null order by first_at, phone)),
        phone, city, ${inRiyadh('first_at')}, last_at, orders, value
      from (
        select phone, min(created_at) as first_at, max(created_at) as last_at, count(*) as orders,
          coalesce(sum(goods_value) filter (where ${IS_DELIVERED}), 0) as value,
          (array_agg(city_key(destination_country, destination_city)
            order by created_at desc, id desc))[1] as city,
          (select number from clients c where c.account_id = account and c.phone = s.phone)
            as known
        from (select s.*, s.receiver ->> 'phone' as phone from shipments s
          where s.account_id = account) as s
        group by phone
      ) as found
      where phone is not null
      on conflict (account_id, phone) do update set city = excluded.city,
        first_on = excluded.first_on, last_at = excluded.last_at, orders = excluded.orders,
        delivered_value = excluded.delivered_value;
    ${[
      ['shipment_sums', SHIPMENT_SUMS, 'shipments r, shipment_facts(r)'],
      [
        'client_sums',
        CLIENT_SUMS,
        `shipments r join clients c on c.account_id = account
          and c.phone = r.receiver ->> 'phone', client_facts(r, c.number)`,
      ],
      ['money_sums', MONEY_SUMS, 'ledger_transactions r, movement_facts(r)'],
      ['money_sums', MONEY_SUMS, 'tax_documents r, document_facts(r)'],
      ['order_sums', ORDER_SUMS, 'store_orders r, order_facts(r)'],
    ]
      .map(([name, sums, from]) => {
        const dimensions = dimensionsOf(name as string);
        return `insert into ${name as string} (account_id, grain, starts_on, ${dimensions.join(', ')}, ${(sums as string[]).join(', ')})
      select account, 'day', f.starts_on, ${each(dimensions, (each) => `f.${each}`)}, ${each(sums as string[], (sum) => `sum(f.${sum})`)}
      from ${from as string} as f where r.account_id = account
      group by f.starts_on, ${each(dimensions, (each) => `f.${each}`)};`;
      })
      .join('\n    ')}
    insert into report_marks values (account, month)
      on conflict (account_id) do update set summed_until = month;
    perform sum_up(account, '2000-01-01', month);
  end $$`,

  `update shipments set goods_value = in_halalas(price_amount + coalesce((
      select sum((product -> 'price' ->> 'amount')::bigint)
      from jsonb_array_elements(further_products) as product), 0)::bigint,
      price_currency, ${inRiyadh('created_at')}),
    cash = case when payment_type = 'cash_on_delivery' then in_halalas(
      coalesce((sender -> 'amount_to_collect' ->> 'amount')::bigint, 0),
      coalesce(sender -> 'amount_to_collect' ->> 'currency', 'SAR'), ${inRiyadh('created_at')})
      else 0 end`,
  `update shipments s set store_id = o.store_id from store_orders o
    where o.account_id = s.account_id and o.shipment_id = s.id`,
  `update store_orders o set first_booked_at = s.created_at from shipments s
    where s.account_id = o.account_id and s.id = o.shipment_id`,
  `update store_orders set delays = array(
      select reason from jsonb_array_elements_text(reasons) as reason order by reason)
    where state = 'needs_attention'`,
  `select recount_sums(account_id) from accounts where account_id not like 'tst\\_%'`,

  `create trigger shipment_valued before insert or update of price_amount, price_currency,
      further_products, sender on shipments
    for each row execute function value_shipment()`,
  `create trigger attempt_noted after insert on tracking_events for each row
    when (new.tracking_status in ('delivered', 'delivery_attempted'))
    execute function note_attempt()`,
  `create trigger cash_noted after insert on ledger_transactions for each row
    when (new.kind = 'cod_collected' and new.cod_amount > 0) execute function note_cash()`,
  `create trigger order_noted before insert or update on store_orders
    for each row execute function note_order()`,
  `create trigger store_noted after insert or update of shipment_id on store_orders for each row
    when (new.shipment_id is not null) execute function note_store()`,
  `create constraint trigger summed_new after insert on shipments deferrable initially deferred
    for each row when (${IS_LIVE}) execute function sum_new_shipment()`,
  `create constraint trigger summed_change after update on shipments
    deferrable initially deferred for each row
    when (${IS_LIVE} and ${shipmentFacts('old')} is distinct from ${shipmentFacts('new')})
    execute function sum_changed_shipment()`,
  `create constraint trigger summed after insert on ledger_transactions
    deferrable initially deferred for each row execute function sum_movement()`,
  `create constraint trigger summed after insert on tax_documents
    deferrable initially deferred for each row execute function sum_document()`,
  `create constraint trigger summed after insert or update on store_orders
    deferrable initially deferred for each row when (${IS_LIVE}) execute function sum_order()`,
  `create constraint trigger summed_deleted after delete on store_orders
    deferrable initially deferred for each row execute function sum_order()`,
]);
