import { runStatements } from '../run-statements.ts';

/**
 * The checks of a movement read its rows by their keys, one after the other. Joined to the rows that
 * were added, whose number no statistics tell, they could read the whole ledger.
 */
export const up = runStatements([
  `create or replace function check_entries_balance() returns trigger language plpgsql as $$
  declare
    posted record;
    movement record;
  begin
    for posted in
      select account_id, transaction_id, count(*) as entries, sum(amount) as total,
        coalesce(sum(amount) filter (where ledger_account = 'customer_balance'), 0) as change,
        coalesce(sum(amount) filter (where ledger_account = 'cod_owed'), 0) as cash
      from added group by account_id, transaction_id
    loop
      if posted.total <> 0 then
        raise exception 'the entries of a transaction must sum to zero'
          using errcode = 'check_violation';
      end if;
      select t.amount, t.cod_amount, (
          select count(*) from ledger_entries e
          where e.account_id = t.account_id and e.transaction_id = t.id
        ) as entries
        into movement from ledger_transactions t
        where t.account_id = posted.account_id and t.id = posted.transaction_id;
      if (posted.change, abs(posted.cash), posted.entries)
        is distinct from (movement.amount, movement.cod_amount, movement.entries)
      then
        raise exception 'the entries of a transaction must say what it says'
          using errcode = 'check_violation';
      end if;
    end loop;
    return null;
  end $$`,

  'drop trigger counted on ledger_transactions',
  `create or replace function check_movement_counted() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from balances
      where account_id = new.account_id and total_transactions >= new.sequence
    ) then
      raise exception 'a movement moves its balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger counted after insert on ledger_transactions
    for each row execute function check_movement_counted()`,
]);
