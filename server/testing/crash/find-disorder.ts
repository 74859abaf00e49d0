import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Queries for rows that must not exist, by the rule they break. */
const BROKEN: Readonly<Record<string, string>> = {
  'the entries of a transaction sum to zero': `
    select transaction_id as id from ledger_entries
    group by account_id, transaction_id having sum(amount) <> 0`,
  'a transaction has entries': `
    select id from ledger_transactions t where not exists (
      select from ledger_entries e where e.account_id = t.account_id and e.transaction_id = t.id)`,
  'a balance is the sum of its entries and never below zero': `
    select b.account_id as id from balances b where b.current < 0 or b.current <> (
      select coalesce(sum(e.amount), 0) from ledger_entries e
      where e.account_id = b.account_id and e.ledger_account = 'customer_balance')`,
  'a balance counts its transactions': `
    select b.account_id as id from balances b where b.total_transactions <> (
      select count(*) from ledger_transactions t where t.account_id = b.account_id)`,
  'the movements of an account are numbered on from one': `
    select account_id as id from ledger_transactions
    group by account_id having max(sequence) <> count(*) or min(sequence) <> 1`,
  'each movement says what the balance was after it': `
    select id from (
      select id, balance_after, sum(amount) over (partition by account_id order by sequence) as sum
      from ledger_transactions
    ) as movements where balance_after <> sum`,
  'a shipment is charged once, by what it cost': `
    select s.id from shipments s where (
      select array_agg(t.amount) from ledger_transactions t
      where t.account_id = s.account_id and t.shipment_id = s.id and t.kind = 'shipment_charge'
    ) is distinct from array[-s.total_fee]`,
  'a shipment is paid back once if it was cancelled, and else never': `
    select s.id from shipments s where (
      select coalesce(array_agg(t.amount), '{}') from ledger_transactions t
      where t.account_id = s.account_id and t.shipment_id = s.id and t.kind = 'shipment_refund'
    ) <> case s.status when 'cancelled' then array[s.total_fee] else '{}' end`,
  'a movement for a shipment has its shipment': `
    select t.id from ledger_transactions t where t.shipment_id is not null and not exists (
      select from shipments s where s.account_id = t.account_id and s.id = t.shipment_id)`,
  'the history of a shipment agrees with its status': `
    select s.id from shipments s where (
      select array_agg(e.tracking_status order by e.id) from tracking_events e
      where e.account_id = s.account_id and e.shipment_id = s.id
    ) is distinct from
      case s.status when 'cancelled' then array['created', 'cancelled'] else array['created'] end`,
  'a shipment has the number kept for it': `
    select s.id from shipments s where not exists (
      select from tracking_numbers n
      where n.tracking_number = s.tracking_number and n.account_id = s.account_id)`,
  'a number kept is on a shipment': `
    select n.tracking_number as id from tracking_numbers n where not exists (
      select from shipments s
      where s.account_id = n.account_id and s.tracking_number = n.tracking_number)`,
  'a shipment has used its quote': `
    select s.id from shipments s where s.source <> 'import' and not exists (
      select from quotes q
      where q.account_id = s.account_id and q.id = s.quote_id and q.used_by = s.id)`,
  'an imported shipment has its row, and each booked row its shipment': `
    select coalesce(r.shipment_id, s.id) as id
    from (select * from import_rows where state = 'booked') r
    full join (select * from shipments where source = 'import') s
      on s.account_id = r.account_id and s.id = r.shipment_id and s.tracking_number = r.tracking_number
    where r.shipment_id is null or s.id is null`,
  'a booked row has its key, and each key its shipment': `
    select coalesce(r.shipment_id, k.shipment_id) as id
    from (select * from import_rows where state = 'booked') r
    full join import_bookings k on k.account_id = r.account_id and k.row_key = r.row_key
    where k.shipment_id is distinct from r.shipment_id`,
  'a used quote has its shipment': `
    select q.id from quotes q where q.used_by is not null and not exists (
      select from shipments s where s.account_id = q.account_id and s.quote_id = q.id)`,
  'a key has its answer': `
    select key as id from idempotency_keys where body is null or status is null`,
  'a key that booked has its shipment, and each shipment the key that booked it': `
    select coalesce(k.id, s.id) as id from (
      select body::jsonb ->> 'id' as id from idempotency_keys where operation = 'createShipment'
    ) k full join (select id from shipments where source <> 'import') s on s.id = k.id
    where k.id is null or s.id is null`,
  'a key that cancelled has its cancelled shipment, and each of those the key': `
    select coalesce(k.id, s.id) as id from (
      select body::jsonb ->> 'id' as id from idempotency_keys where operation = 'cancelShipment'
    ) k full join (select id from shipments where status = 'cancelled') s on s.id = k.id
    where k.id is null or s.id is null`,
};

/** Inconsistencies in a database whose shipments were only booked, imported and cancelled over the API. */
export async function findDisorder({ kysely }: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(BROKEN)) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(kysely);
    if (rows.length > 0) found.push(`${rule}: not ${rows.length}, such as ${rows[0]?.id}`);
  }
  return found;
}
