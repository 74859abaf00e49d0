import { runStatements } from '../run-statements.ts';

/**
 * What every feature builds on. Every key of a table begins with account_id, so that the tables can
 * be sharded by account. There are no foreign keys to accounts: each would lock the account's row,
 * and bookings of a busy account would queue behind it.
 */
export const up = runStatements([
  `create table attempts (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  'create index attempts_ended on attempts (ends_at)',

  `create table idempotency_keys (
    account_id text not null,
    key text not null,
    operation text not null,
    request_hash text not null,
    status integer,
    body text,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
  'create index idempotency_keys_by_creation on idempotency_keys (created_at)',

  // The one change that append-only tables allow: when an account closes, its scans lose the
  // courier's words, which may name people.
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'tracking_events' and tg_op = 'UPDATE'
      and current_setting('mizan.closing_account', true) = 'on'
    then
      return null;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
]);
