import { runStatements } from '../run-statements.ts';

/**
 * A balance changes with its movement and the movement's entries, or not at all. Each check reads
 * one movement by its number, however long the ledger is.
 */
export const up = runStatements([
  `create function check_balance_change() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from ledger_transactions t
      where t.account_id = old.account_id and t.account_id = new.account_id
        and t.sequence = new.total_transactions
        and new.total_transactions = old.total_transactions + 1
        and t.balance_after = new.current and t.amount = new.current - old.current
        and new.total_paid - old.total_paid =
          case when t.kind in ('top_up', 'top_up_reversal') then t.amount else 0 end
        and new.cash_back - old.cash_back =
          case when t.kind in ('cash_back', 'cash_back_reversal') then t.amount else 0 end
        and new.cod_collected - old.cod_collected =
          case t.kind when 'cod_collected' then t.cod_amount else 0 end
        and new.cod_remitted - old.cod_remitted =
          case t.kind when 'cod_remitted' then t.cod_amount else 0 end
        and exists (
          select from ledger_entries e where e.account_id = t.account_id and e.transaction_id = t.id
        )
    ) then
      raise exception 'a balance changes only with the entries of its next movement'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger moved_by_ledger after update on balances
    for each row when (old.* is distinct from new.*) execute function check_balance_change()`,

  // Reads all movements, but only when an account is opened.
  `create function check_new_balance() returns trigger language plpgsql as $$
  begin
    if exists (
      select from balances b, lateral (
        select coalesce(sum(e.amount) filter (where e.ledger_account = 'customer_balance'), 0)
            as balance,
          coalesce(sum(e.amount) filter (
            where e.ledger_account = 'customer_balance' and t.kind in ('top_up', 'top_up_reversal')
          ), 0) as paid,
          coalesce(sum(e.amount) filter (
            where e.ledger_account = 'customer_balance'
              and t.kind in ('cash_back', 'cash_back_reversal')
          ), 0) as cash_back,
          coalesce(sum(e.amount) filter (where e.ledger_account = 'cod_owed'), 0) as owed,
          coalesce(sum(e.amount) filter (where e.ledger_account = 'cod_owed' and e.amount > 0), 0)
            as collected,
          count(distinct t.id) as transactions
        from ledger_transactions t
        join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
        where t.account_id = b.account_id
      ) as ledger
      where b.account_id = new.account_id and (
        b.current, b.total_paid, b.cash_back, b.cod_collected, b.cod_collected - b.cod_remitted,
        b.total_transactions
      ) is distinct from (balance, paid, ledger.cash_back, collected, owed, transactions)
    ) then
      raise exception 'a new balance is the sum of its entries' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger opened_by_ledger after insert on balances
    deferrable initially deferred for each row execute function check_new_balance()`,
  `create trigger kept before delete or truncate on balances
    for each statement execute function refuse_change()`,

  `create function check_movement_counted() returns trigger language plpgsql as $$
  begin
    if exists (
      select from added left join balances b on b.account_id = added.account_id
      where b.total_transactions is null or b.total_transactions < added.sequence
    ) then
      raise exception 'a movement moves its balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger counted after insert on ledger_transactions referencing new table as added
    for each statement execute function check_movement_counted()`,

  // In place of the check that they sum to zero: they also say what the movement says, and are
  // complete once written.
  `create or replace function check_entries_balance() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from added group by account_id, transaction_id having sum(amount) <> 0
    ) then
      raise exception 'the entries of a transaction must sum to zero'
        using errcode = 'check_violation';
    end if;
    if exists (
      select from (
        select account_id, transaction_id, count(*) as entries,
          coalesce(sum(amount) filter (where ledger_account = 'customer_balance'), 0) as change,
          coalesce(sum(amount) filter (where ledger_account = 'cod_owed'), 0) as cash
        from added group by account_id, transaction_id
      ) as posted
      join ledger_transactions t on t.account_id = posted.account_id and t.id = transaction_id
      where change <> t.amount or abs(cash) <> t.cod_amount or entries <> (
        select count(*) from ledger_entries e
        where e.account_id = posted.account_id and e.transaction_id = posted.transaction_id
      )
    ) then
      raise exception 'the entries of a transaction must say what it says'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
]);
