import { runStatements } from '../run-statements.ts';

/** Couriers' rate cards, and the quotes given. */
export const up = runStatements([
  `create table couriers (
    id text primary key,
    code text not null unique,
    name jsonb not null,
    description jsonb not null,
    tier text not null,
    rating_tenths integer not null check (rating_tenths between 0 and 50),
    rating_count integer not null check (rating_count >= 0),
    support_email text not null,
    sample boolean not null
  )`,
  `create table courier_cards (
    courier_id text not null references couriers,
    service_type text not null,
    card jsonb not null,
    primary key (courier_id, service_type)
  )`,
  `create table exchange_rates (
    currency text not null,
    valid_from date not null,
    micro_sar bigint not null check (micro_sar > 0),
    source text not null,
    primary key (currency, valid_from)
  )`,

  `create table quotes (
    account_id text not null,
    id text not null,
    request jsonb not null,
    result jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_by text,
    used_at timestamptz,
    primary key (account_id, id),
    check ((used_by is null) = (used_at is null))
  )`,
  'create index quotes_unused on quotes (created_at) where used_by is null',
]);
