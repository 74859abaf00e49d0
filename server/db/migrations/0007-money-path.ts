import { type Kysely, sql } from 'kysely';

/**
 * Top-ups, cash on delivery, and the ledger as a numbered list with the balance after each movement.
 * What was written before is numbered in the order in which it was created.
 */
const STATEMENTS = [
  `alter table balances
    add column cod_collected bigint not null default 0 check (cod_collected >= 0),
    add column cod_remitted bigint not null default 0,
    add constraint cod_remitted_at_most_collected
      check (cod_remitted between 0 and cod_collected)`,

  `alter table ledger_transactions
    add column sequence integer,
    add column balance_after bigint check (balance_after >= 0),
    add column cod_amount bigint not null default 0,
    add column payment_id text`,
  'alter table ledger_transactions disable trigger append_only',
  `update ledger_transactions as written
    set sequence = numbered.sequence, balance_after = numbered.balance_after
    from (
      select account_id, id,
        row_number() over so_far as sequence, sum(amount) over so_far as balance_after
      from ledger_transactions window so_far as (
        partition by account_id order by created_at, id rows unbounded preceding
      )
    ) as numbered
    where written.account_id = numbered.account_id and written.id = numbered.id`,
  'alter table ledger_transactions enable trigger append_only',
  `alter table ledger_transactions
    alter column sequence set not null,
    alter column balance_after set not null`,
  'create unique index ledger_transactions_in_order on ledger_transactions (account_id, sequence)',
  'drop index ledger_transactions_by_creation',
  // Money is credited once for each payment, whatever the code above does.
  `create unique index ledger_transactions_once_per_payment
    on ledger_transactions (account_id, payment_id) where payment_id is not null`,

  `create table top_ups (
    account_id text not null,
    id text not null,
    status text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    credit bigint not null check (credit > 0),
    micro_sar bigint not null check (micro_sar > 0),
    payment_method text not null,
    description text,
    search_text text not null,
    return_url text,
    locale text not null,
    payment_id text,
    failure text,
    created_at timestamptz not null,
    paid_at timestamptz,
    primary key (account_id, id),
    check ((status = 'paid') = (paid_at is not null))
  )`,
  `create table top_up_payments (
    account_id text not null,
    id text not null,
    top_up_id text not null,
    reference_hash text not null unique,
    provider text not null,
    provider_payment_id text not null,
    checkout_url text not null,
    status text not null,
    created_at timestamptz not null,
    checked_at timestamptz not null,
    primary key (account_id, id),
    unique (provider, provider_payment_id),
    foreign key (account_id, top_up_id) references top_ups
  )`,
  'create index top_up_payments_of_top_up on top_up_payments (account_id, top_up_id, id)',
  'create index top_ups_unopened on top_ups (created_at) where payment_id is null',
  `create index top_up_payments_open on top_up_payments (checked_at) where status = 'pending'`,
];

export const moneyPath = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
