import { runStatements } from '../run-statements.ts';
import { SUM_TABLES } from './0047-cheaper-sums.ts';

/** What new rows of a table are called among the rows that are due, and their identifiers. */
const SOURCES = {
  shipments: { source: 'shipment', id: 'id', type: 'text' },
  ledger_transactions: { source: 'movement', id: 'id', type: 'text' },
  tax_documents: { source: 'document', id: 'sequence', type: 'integer' },
};

/** Adds the facts of many rows to sums. */
function add(table: keyof typeof SUM_TABLES, facts: string): string {
  const { key, sums } = SUM_TABLES[table];
  const of = (column: string) =>
    `${['grain', 'starts_on'].includes(column) ? 'times' : 'facts'}.${column}`;
  const keys = key.map(of).join(', ');
  return `insert into ${table} as t (account_id, ${[...key, ...sums].join(', ')})
    select account, ${keys}, ${sums.map((sum) => `total(facts.${sum})`).join(', ')}
    from ${facts} as facts, sum_grains(facts.starts_on, summed_until) as times
    group by ${keys}
    on conflict (account_id, ${key.join(', ')}) do update set
      ${sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`).join(', ')}`;
}

/** PostgreSQL fails to plan them as a part of the statement around them (`offset 0`). */
const factsOf = (table: keyof typeof SOURCES, facts: string, condition = 'true') =>
  `(select f.* from ${table} as s, ${facts} as f where s.account_id = account
    and s.${SOURCES[table].id} = any(due_${SOURCES[table].source}s::${SOURCES[table].type}[]) and ${condition} offset 0)`;

/**
 * A booking no longer adds up its sums: it notes in its transaction that they are due, and whoever
 * reads sums, or a task, adds up what is due of the account at once. So bookings of one account do
 * not wait for each other's sums, and a hundred bookings change the sums of a day once.
 */
export const up = runStatements([
  `create table sums_due (
    account_id text not null,
    source text not null check (source in ('shipment', 'movement', 'document')),
    id text not null,
    primary key (account_id, source, id)
  )`,
  // The lock keeps new rows away from a recount, which would see them and find them due as well.
  ...Object.values(SOURCES).map(
    ({ source, id }) => `create function note_${source}_due() returns trigger
      language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended(new.account_id, 44));
      insert into sums_due values (new.account_id, '${source}', new.${id});
      return null;
    end $$`,
  ),
  'drop trigger summed_new on shipments',
  'drop trigger summed on ledger_transactions',
  'drop trigger summed on tax_documents',
  ...Object.entries(SOURCES).map(
    ([table, { source }]) => `create trigger sums_noted after insert on ${table} for each row
      ${table === 'shipments' ? `when (new.account_id not like 'tst\\_%')` : ''}
      execute function note_${source}_due()`,
  ),

  // Returns the day before which longer times are summed; null if the account has no sums.
  `create function add_up_sums(account text) returns date language plpgsql as $$
  declare
    summed_until date;
    due_shipments text[];
    due_movements text[];
    due_documents text[];
    shipment shipments;
  begin
    if not exists (select from sums_due where account_id = account) then
      return (select m.summed_until from report_marks m where m.account_id = account);
    end if;
    -- If the machine fails before it is on disk, the rows are due again.
    perform set_config('synchronous_commit', 'off', true);
    summed_until := begin_sums(account);
    with due as (delete from sums_due where account_id = account returning source, id)
    select ${Object.values(SOURCES)
      .map(({ source }) => `array_agg(id) filter (where source = '${source}')`)
      .join(', ')}
      into due_shipments, due_movements, due_documents from due;
    if summed_until is null then
      return null;
    end if;
    if due_shipments is not null then
      ${add('shipment_sums', factsOf('shipments', 'shipment_facts(s)'))};
      for shipment in select * from shipments
        where account_id = account and id = any(due_shipments) order by created_at, id
      loop
        perform add_to_client(shipment);
      end loop;
      ${add(
        'client_sums',
        factsOf(
          'shipments',
          'clients as c, client_facts(s, c.number)',
          `c.account_id = account and c.phone = s.receiver ->> 'phone'`,
        ),
      )};
    end if;
    if due_movements is not null then
      ${add('money_sums', factsOf('ledger_transactions', 'movement_facts(s)'))};
    end if;
    if due_documents is not null then
      ${add('money_sums', factsOf('tax_documents', 'document_facts(s)'))};
    end if;
    return summed_until;
  end $$`,

  // What changes before it is added up is added up as it is then. Only the own transaction needs no
  // lock to know that nobody is doing so now.
  `create function are_sums_due(shipment shipments) returns boolean language plpgsql as $$
  begin
    if exists (select from sums_due where account_id = shipment.account_id
      and source = 'shipment' and id = shipment.id and xmin = pg_current_xact_id()::xid)
    then
      return true;
    end if;
    perform pg_advisory_xact_lock(hashtextextended(shipment.account_id, 43));
    return exists (select from sums_due where account_id = shipment.account_id
      and source = 'shipment' and id = shipment.id);
  end $$`,
  `do $$ begin
    execute replace(replace(pg_get_functiondef('sum_changed_shipment'::regproc),
      'summed_until date := begin_sums(new.account_id);', 'summed_until date;'),
      'if summed_until is null then', 'if are_sums_due(new) then
        return null;
      end if;
      summed_until := begin_sums(new.account_id);
      if summed_until is null then');
    execute replace(pg_get_functiondef('recount_sums'::regproc),
      'perform pg_advisory_xact_lock(hashtextextended(account, 43));',
      'perform pg_advisory_xact_lock(hashtextextended(account, 44));
      perform pg_advisory_xact_lock(hashtextextended(account, 43));
      delete from sums_due where account_id = account;');
  end $$`,
  ...['sum_new_shipment', 'sum_movement', 'sum_document'].map((name) => `drop function ${name}`),
  ...['booked', 'delivered', 'cash'].map((name) => `drop function ${name}_facts`),
  ...['booked', 'delivered'].map((name) => `drop function ${name}_client_facts`),
]);
