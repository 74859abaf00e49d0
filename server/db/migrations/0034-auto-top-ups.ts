import { runStatements } from '../run-statements.ts';

/** Saved payment methods, and balances that fill themselves with them. */
export const up = runStatements([
  `create table saved_payment_methods (
    account_id text not null,
    id text not null,
    provider text not null,
    token text not null,
    brand text not null,
    last_four text not null,
    expires text not null,
    created_at timestamptz not null,
    primary key (account_id, id),
    unique (account_id, provider, brand, last_four, expires)
  )`,

  `create table auto_top_ups (
    account_id text primary key,
    enabled boolean not null,
    threshold bigint not null check (threshold > 0),
    amount bigint not null check (amount > threshold),
    daily_cap bigint not null check (daily_cap >= amount),
    payment_method_id text,
    since timestamptz not null,
    next_at timestamptz not null,
    stopped_reason text,
    stopped_at timestamptz,
    told_at timestamptz,
    check (not enabled or (payment_method_id is not null and stopped_at is null)),
    check ((stopped_at is null) = (stopped_reason is null))
  )`,
  'create index auto_top_ups_next on auto_top_ups (next_at) where enabled',
  `create index auto_top_ups_untold on auto_top_ups (stopped_at)
    where stopped_at is not null and told_at is null`,

  `alter table top_ups add column save_payment_method boolean not null default false,
    add column automatic boolean not null default false`,
  // The database itself ensures that an account has one automatic top-up under way at most.
  `create unique index top_ups_one_automatic on top_ups (account_id)
    where automatic and status = 'pending'`,
  'create index top_ups_automatic on top_ups (account_id, created_at) where automatic',
  // A charge of a saved card has no page to pay on, nor an address to return to.
  `alter table top_up_payments alter column checkout_url drop not null,
    alter column reference_hash drop not null`,
]);
