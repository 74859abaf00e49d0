import { runStatements } from '../run-statements.ts';

/** Payments taken back, credits by attempt, deliveries after cancellation, operators' decisions. */
export const up = runStatements([
  // Money taken back may have been spent already; nothing else puts a balance below zero.
  'alter table balances drop constraint balances_current_check',
  'alter table ledger_transactions drop constraint ledger_transactions_balance_after_check',
  `alter table ledger_transactions add constraint only_reversals_overdraw
    check (balance_after >= 0 or amount >= 0 or kind = 'top_up_reversal')`,
  `alter table ledger_transactions add column taken_back bigint not null default 0,
    add constraint taken_back_by_reversals check ((kind = 'top_up_reversal') = (taken_back > 0))`,
  // Credited once, and reversed once for each amount taken back so far.
  'drop index ledger_transactions_once_per_payment',
  `create unique index ledger_transactions_once_per_payment
    on ledger_transactions (account_id, payment_id, taken_back) where payment_id is not null`,

  `alter table shipments
    add column recharged bigint not null default 0 check (recharged >= 0),
    add column delivery_owed bigint not null default 0 check (delivery_owed >= 0)`,
  'drop index shipments_owing',
  `create index shipments_owing on shipments (account_id, id)
    where return_owed > 0 or delivery_owed > 0`,

  'alter table top_ups add column taken_back bigint not null default 0 check (taken_back >= 0)',
  `alter table top_up_payments add column credit bigint, add column micro_sar bigint,
    add column taken_back bigint not null default 0 check (taken_back >= 0),
    add column settled_at timestamptz, add column ask_again_at timestamptz`,
  `update top_up_payments p set credit = t.credit, micro_sar = t.micro_sar,
      settled_at = case when p.status = 'pending' then null else p.checked_at end,
      ask_again_at = case when p.status = 'paid' and p.provider_payment_id not like 'sample%'
        then p.checked_at end
    from top_ups t where t.account_id = p.account_id and t.id = p.top_up_id`,
  `alter table top_up_payments alter column credit set not null, alter column micro_sar set not null,
    add check (credit > 0), add check (micro_sar > 0)`,
  `create index top_up_payments_to_ask_again on top_up_payments (ask_again_at)
    where ask_again_at is not null`,
  `create index top_up_payments_held on top_up_payments (settled_at) where status = 'held'`,

  `create table payment_actions (
    account_id text not null,
    id text not null,
    payment_id text not null,
    action text not null,
    operator text not null check (operator <> ''),
    reason text,
    at timestamptz not null,
    primary key (account_id, id),
    foreign key (account_id, payment_id) references top_up_payments
  )`,
  `create trigger append_only before update or delete or truncate on payment_actions
    for each statement execute function refuse_change()`,
]);
