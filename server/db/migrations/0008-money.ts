import { runStatements } from '../run-statements.ts';

/** The balance of each account, the ledger it sums, and top-ups. */
export const up = runStatements([
  `create table balances (
    account_id text primary key,
    current bigint not null default 0 check (current >= 0),
    total_paid bigint not null default 0 check (total_paid >= 0),
    total_transactions integer not null default 0,
    cash_back bigint not null default 0,
    cod_collected bigint not null default 0 check (cod_collected >= 0),
    cod_remitted bigint not null default 0,
    constraint cod_remitted_at_most_collected check (cod_remitted between 0 and cod_collected)
  )`,
  `create table ledger_transactions (
    account_id text not null,
    id text not null,
    kind text not null,
    amount bigint not null,
    shipment_id text,
    created_at timestamptz not null,
    sequence integer not null,
    balance_after bigint not null check (balance_after >= 0),
    cod_amount bigint not null default 0,
    payment_id text,
    primary key (account_id, id)
  )`,
  'create unique index ledger_transactions_in_order on ledger_transactions (account_id, sequence)',
  // The database itself ensures that a shipment is charged once and refunded once.
  `create unique index ledger_transactions_once_per_shipment
    on ledger_transactions (account_id, shipment_id, kind) where shipment_id is not null`,
  // The database itself ensures that a payment is credited once.
  `create unique index ledger_transactions_once_per_payment
    on ledger_transactions (account_id, payment_id) where payment_id is not null`,
  `create table ledger_entries (
    account_id text not null,
    transaction_id text not null,
    ledger_account text not null,
    amount bigint not null check (amount <> 0),
    primary key (account_id, transaction_id, ledger_account),
    foreign key (account_id, transaction_id) references ledger_transactions
  )`,
  `create trigger append_only before update or delete or truncate on ledger_transactions
    for each statement execute function refuse_change()`,
  `create trigger append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_change()`,

  `create function check_entries_balance() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from added group by account_id, transaction_id having sum(amount) <> 0
    ) then
      raise exception 'the entries of a transaction must sum to zero'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  // The entries of a transaction are inserted in one statement.
  `create trigger balanced after insert on ledger_entries referencing new table as added
    for each statement execute function check_entries_balance()`,

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
]);
