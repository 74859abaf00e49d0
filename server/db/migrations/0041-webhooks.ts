import { runStatements } from '../run-statements.ts';

/** JSON without spaces, and without what is not known. */
const json = (columns: string) => `json_strip_nulls((select row_to_json(told)
  from (select ${columns}) as told))`;

const SHIPMENT = json(`new.id as shipment_id, new.tracking_number, new.reference_id, new.status,
  new.tracking_status, new.event_sequence as sequence,
  case when new.account_id like 'tst\\_%' then true end as test`);

const riyals = (amount: string) => `json_build_object('amount', ${amount}, 'currency', 'SAR')`;

/** Runs for a row of an account that has endpoints; what they want is decided for each event. */
const onRow = (name: string, tell: string) => `create function ${name}() returns trigger
  language plpgsql as $$
  begin
    if exists (select from webhook_endpoints where account_id = new.account_id) then
      ${tell}
    end if;
    return null;
  end $$`;

/** Whether an update of a shipment is told; `version` grows when a person edits it. */
const IS_NEWS = `old.status <> new.status or old.tracking_status <> new.tracking_status
  or old.version <> new.version`;

/**
 * Webhooks. What happens is told by triggers, so that it is told if, and only if, it is stored, by
 * whatever path it came.
 */
export const up = runStatements([
  `create table webhook_endpoints (
    account_id text not null,
    id text not null,
    url text not null,
    description text,
    events text[] not null,
    state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
    -- Sealed with the server's key.
    secret bytea not null,
    previous_secret bytea,
    previous_until timestamptz,
    failing_since timestamptz,
    warnings smallint not null default 0,
    created_at timestamptz not null,
    primary key (account_id, id),
    check ((previous_secret is null) = (previous_until is null))
  )`,
  `create index webhook_endpoints_failing on webhook_endpoints (failing_since)
    where state = 'active' and failing_since is not null`,
  `create table webhook_messages (
    account_id text not null,
    endpoint_id text not null,
    id text not null,
    event text not null,
    -- The text that is signed and sent.
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    -- Since it was first sent, or sent again.
    failures integer not null default 0,
    -- Of the next attempt; null if none is to come.
    due_at timestamptz,
    created_at timestamptz not null,
    primary key (account_id, endpoint_id, id)
  )`,
  `create index webhook_messages_due on webhook_messages (account_id, endpoint_id, due_at)
    where due_at is not null`,
  `create index webhook_messages_undelivered on webhook_messages (account_id, endpoint_id, id)
    where state <> 'delivered'`,
  'create index webhook_messages_created_at on webhook_messages (created_at)',
  `create table webhook_attempts (
    account_id text not null,
    endpoint_id text not null,
    message_id text not null,
    number integer not null,
    at timestamptz not null,
    outcome text not null,
    status integer,
    answer text,
    milliseconds integer not null,
    primary key (account_id, endpoint_id, message_id, number)
  )`,
  'create index webhook_attempts_at on webhook_attempts (at)',

  // An id as the server makes them: the time in milliseconds, then 16 random digits to the base 32.
  `create function webhook_message_id(at timestamptz) returns text language sql volatile as $$
    with parts as materialized (
      select (extract(epoch from at) * 1000)::bigint as ms, uuid_send(gen_random_uuid()) as bytes
    )
    select 'msg_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + case when i < 10
      then (ms >> 5 * (9 - i)) & 31 else get_byte(bytes, i - 10) & 31 end::int, 1), '' order by i)
    from parts, generate_series(0, 25) as i
  $$`,
  `create function tell_endpoints(account text, event text, data json) returns void
    language plpgsql as $$
    begin
      insert into webhook_messages (account_id, endpoint_id, id, event, body, created_at, due_at)
      select account, id, webhook_message_id(now()), event, row_to_json(told)::text, now(),
        case when state = 'active' then now() end
      from webhook_endpoints, (select event as type,
        to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp,
        data) as told
      where account_id = account and event = any (events);
    end $$`,

  'alter table shipments add column event_sequence integer not null default 1',
  `create function count_shipment_event() returns trigger language plpgsql as $$
    begin
      new.event_sequence := old.event_sequence + 1;
      return new;
    end $$`,
  `create trigger shipment_event_counted before update on shipments
    for each row when (${IS_NEWS}) execute function count_shipment_event()`,
  onRow(
    'tell_of_shipment',
    `perform tell_endpoints(new.account_id, 'shipment.' || case
      when tg_op = 'INSERT' then 'created'
      when old.tracking_status <> new.tracking_status
        and new.tracking_status in ('delivered', 'failed', 'cancelled', 'returned')
        then new.tracking_status
      else 'updated' end, ${SHIPMENT});`,
  ),
  `create trigger shipment_created_told after insert on shipments
    for each row execute function tell_of_shipment()`,
  `create trigger shipment_event_told after update on shipments
    for each row when (${IS_NEWS}) execute function tell_of_shipment()`,

  onRow(
    'tell_of_movement',
    `if new.kind = 'top_up' then
      perform tell_endpoints(new.account_id, 'payment.succeeded', ${json(`payment.top_up_id,
        ${riyals('new.amount')} as credit`)})
      from top_up_payments as payment
      where payment.account_id = new.account_id and payment.id = new.payment_id;
    else
      perform tell_endpoints(new.account_id, 'balance.low', ${json(`
        ${riyals('new.balance_after')} as balance, ${riyals('low_balance_threshold')} as threshold`)})
      from accounts where accounts.account_id = new.account_id
        and new.balance_after < low_balance_threshold
        and new.balance_after - new.amount >= low_balance_threshold;
    end if;`,
  ),
  `create trigger movement_told after insert on ledger_transactions
    for each row when (new.kind = 'top_up' or new.amount < 0)
    execute function tell_of_movement()`,
  onRow(
    'tell_of_document',
    `perform tell_endpoints(new.account_id, 'invoice.issued', ${json(`new.number, new.kind,
      ${riyals('new.total')} as total, new.shipment_id`)});`,
  ),
  `create trigger document_told after insert on tax_documents
    for each row execute function tell_of_document()`,
  onRow(
    'tell_of_order',
    `perform tell_endpoints(new.account_id, 'order.received', ${json(`new.id as order_id,
      new.store_id, new.number`)});`,
  ),
  `create trigger order_told after insert on store_orders
    for each row execute function tell_of_order()`,
]);
