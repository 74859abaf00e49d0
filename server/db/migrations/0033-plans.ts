import { runStatements } from '../run-statements.ts';

/**
 * Plans: their prices, which an operator sets, and the accounts that have one. An account on the
 * free plan has no row.
 */
export const up = runStatements([
  `create table plan_prices (
    tier text not null check (tier in ('intermediate', 'advanced')),
    period text not null check (period in ('monthly', 'yearly')),
    -- Halalas with VAT.
    price bigint not null check (price between 1 and 100000000),
    primary key (tier, period)
  )`,
  `create table subscriptions (
    account_id text primary key,
    tier text not null check (tier in ('intermediate', 'advanced')),
    period text not null check (period in ('monthly', 'yearly')),
    -- Days in Riyadh that are paid, the end excluded.
    starts_on date not null,
    ends_on date not null check (ends_on > starts_on),
    anchor_day smallint not null check (anchor_day between 1 and 31),
    -- What the invoice of these days took, in halalas, and its number.
    subtotal bigint not null check (subtotal >= 0),
    vat bigint not null check (vat >= 0),
    invoice_number text not null,
    scheduled_tier text check (scheduled_tier in ('basic', 'intermediate', 'advanced')),
    scheduled_period text check (scheduled_period in ('monthly', 'yearly')),
    -- Whether the message before the renewal was sent, and the halalas with VAT that it named.
    announced boolean not null default false,
    announced_price bigint,
    grace_until date,
    told_in_grace smallint not null default 0 check (told_in_grace between 0 and 3),
    version integer not null
  )`,
  // For the job that renews plans.
  'create index subscriptions_ends_on on subscriptions (ends_on)',
  // Messages about plans that are still to be sent.
  `create table plan_messages (
    account_id text not null,
    id text not null,
    content jsonb not null,
    due_at timestamptz not null,
    tries smallint not null,
    primary key (account_id, id)
  )`,
  'create index plan_messages_due on plan_messages (due_at)',
  `alter table top_ups
    add plan_tier text check (plan_tier in ('intermediate', 'advanced')),
    add plan_period text check (plan_period in ('monthly', 'yearly')),
    add plan_outcome text check (plan_outcome in ('pending', 'changed', 'not_changed'))`,
]);
