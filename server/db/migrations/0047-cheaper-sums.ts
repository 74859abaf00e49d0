import { runStatements } from '../run-statements.ts';

/** Tables of sums: what tells their rows apart, and what is summed. */
export const SUM_TABLES = {
  shipment_sums: {
    key: ['facet', 'grain', 'starts_on', 'key'],
    sums: [
      ...['orders', 'delivered', 'returned', 'failed', 'cancelled', 'on_time'],
      ...['absent', 'refused', 'address', 'damaged', 'other', 'weight', 'goods_value'],
      ...['base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds'],
      ...['return_fees', 'cash_back', 'cheapest_charges', 'cash_orders', 'cash', 'refused_cash'],
      ...['deliveries', 'delivered_value', 'delivered_cash', 'delivered_cost'],
    ],
  },
  client_sums: {
    key: ['grain', 'starts_on', 'client'],
    sums: [
      ...['orders', 'delivered', 'unsuccessful', 'cash_orders', 'refused_cash', 'goods_value'],
      'delivered_value',
    ],
  },
  money_sums: {
    key: ['facet', 'grain', 'starts_on', 'key'],
    sums: ['movements', 'amount', 'vat', 'cash'],
  },
};

/** The parts of functions that return facts, each of which has no sum twice. */
const PARTS = {
  booked_facts: { of: 'shipment_facts', part: 1, takes: 's shipments' },
  delivered_facts: { of: 'shipment_facts', part: 2, takes: 's shipments' },
  cash_facts: { of: 'shipment_facts', part: 3, takes: 's shipments' },
  booked_client_facts: { of: 'client_facts', part: 1, takes: 's shipments, client integer' },
  delivered_client_facts: { of: 'client_facts', part: 2, takes: 's shipments, client integer' },
};

/** Adds facts to sums, none of which occurs twice: nothing has to be grouped before. */
function add(table: keyof typeof SUM_TABLES, facts: string): string {
  const { key, sums } = SUM_TABLES[table];
  const of = (column: string) =>
    `${['grain', 'starts_on'].includes(column) ? 'times' : 'facts'}.${column}`;
  return `insert into ${table} as t (account_id, ${[...key, ...sums].join(', ')})
    select facts.account_id, ${[...key, ...sums].map(of).join(', ')}
    from ${facts} as facts, sum_grains(facts.starts_on, summed_until) as times
    on conflict (account_id, ${key.join(', ')}) do update set
      ${sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`).join(', ')}`;
}

/**
 * The sums of what is added, which every booking waits for, without grouping: facts of one row differ
 * in what they are summed by.
 */
export const up = runStatements([
  ...Object.entries(PARTS).map(
    ([name, { of, part, takes }]) => `do $$ begin
      execute format('create function ${name}(${takes}) returns setof %s language sql stable as %L',
        (select typname from pg_type join pg_proc on pg_type.oid = prorettype
          where proname = '${of}'),
        (select split_part(prosrc, 'union all', ${part}) from pg_proc where proname = '${of}'));
    end $$`,
  ),
  `create or replace function sum_new_shipment() returns trigger language plpgsql as $$
  declare
    summed_until date := begin_sums(new.account_id);
    client_is integer;
  begin
    if summed_until is null then
      return null;
    end if;
    client_is := add_to_client(new);
    ${add('shipment_sums', 'booked_facts(new)')};
    ${add('client_sums', 'booked_client_facts(new, client_is)')};
    if new.delivered_on is not null then
      ${add('shipment_sums', 'delivered_facts(new)')};
      ${add('client_sums', 'delivered_client_facts(new, client_is)')};
    end if;
    if new.cash_collected_on is not null then
      ${add('shipment_sums', 'cash_facts(new)')};
    end if;
    return null;
  end $$`,
  ...['movement', 'document'].map(
    (what) => `create or replace function sum_${what}() returns trigger language plpgsql as $$
    declare
      summed_until date := begin_sums(new.account_id);
    begin
      if summed_until is not null then
        ${add('money_sums', `${what}_facts(new)`)};
      end if;
      return null;
    end $$`,
  ),
]);
