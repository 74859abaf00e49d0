import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { whyNotPlanned, whyNotRouted } from './judge-statement.ts';

beforeAll(loadModule);

describe('a statement routes to one shard', () => {
  it.each([
    ['a table of the account', 'select * from shipments where account_id = $1 and id = $2'],
    ['a constant', "delete from sessions where 'acc_1'::text = sessions.account_id"],
    ['shared tables only', 'select * from couriers join courier_cards on courier_id = id'],
    [
      'a join with a shared table',
      'select s.* from shipments s join couriers c on c.id = s.courier_id where account_id = $1',
    ],
    [
      'a join by the account',
      `select from balances b join accounts a on a.account_id = b.account_id
        join sessions using (account_id) where b.account_id = $1`,
    ],
    [
      'a join by rows of columns',
      `select from top_ups t join top_up_payments p
        on (p.account_id, p.top_up_id) = (t.account_id, t.id) where t.account_id in ($1)`,
    ],
    [
      'an outer join by the account',
      `select from shipments s left join top_ups t on t.account_id = s.account_id
        where s.account_id = $1`,
    ],
    [
      'a correlated query',
      `select from shipments s where s.account_id = $1 and not exists (
        select from tracking_events e where e.account_id = s.account_id and e.shipment_id = s.id)`,
    ],
    [
      'a lateral join',
      `select from accounts a, lateral (
        select sum(amount) from ledger_entries e where e.account_id = a.account_id) as sums
        where a.account_id = $1`,
    ],
    [
      'a query by what another found',
      `with found as (select account_id, id from top_ups where account_id = $1)
        select from shipments where account_id in (select account_id from found)`,
    ],
    [
      'a change by what another wrote',
      `with moved as (update balances set current = 0 where account_id = $1 returning *)
        insert into ledger_entries (transaction_id, account_id)
        select $2, moved.account_id from moved`,
    ],
    ['rows of one account', 'insert into sessions (id, account_id) values ($2, $1), ($3, $1)'],
    [
      'a union',
      `select from (select account_id from top_ups where account_id = $1
        union all select account_id from quotes where account_id = $1) as each
        join shipments s on s.account_id = each.account_id`,
    ],
    ['a table by its own key', 'update attempts set count = $1 where key = $2'],
    ['a table of the first machine', 'delete from code_challenges where account_id = $1'],
    ['a definition', 'create index i on shipments (id)'],
    ['the catalogue', 'select from pg_class'],
    ['the job queue', 'select from jobs.job'],
  ])('%s', (_, text) => {
    expect(whyNotRouted(text)).toBeNull();
  });
});

describe('a statement does not route', () => {
  it.each([
    ['no account', 'select from shipments where id = $1', 'shipments by account_id'],
    ['another comparison', 'select from sessions where account_id > $1', 'sessions by'],
    ['a list of accounts', 'select from sessions where account_id = any($1)', 'sessions by'],
    ['an alternative', 'delete from quotes where account_id = $1 or id = $2', 'quotes by'],
    ['a denial', 'delete from quotes where not (account_id = $1)', 'quotes by'],
    ['an update without', 'update sessions set account_id = $1', 'sessions by'],
    ['two accounts', 'select from quotes where account_id = $1 and account_id = $2', '$1, $2'],
    ['rows of two', 'insert into sessions (account_id) values ($1), ($2)', '$1, $2'],
    [
      'a join by something else',
      'select from sessions s join accounts a on a.locale = s.country where s.account_id = $1',
      'accounts by account_id',
    ],
    [
      'a condition on the side that may be missing',
      `select from shipments s left join top_ups t
        on t.account_id = s.account_id and t.account_id = $1`,
      'shipments by',
    ],
    [
      'a condition within a denial',
      `select from shipments s where not exists (
        select from top_ups t where t.account_id = s.account_id and t.account_id = $1)`,
      'shipments by',
    ],
    [
      'a free query within another',
      'select (select count(*) from top_ups) from shipments where account_id = $1',
      'top_ups by',
    ],
    [
      'a free CTE',
      'with t as (delete from top_ups) select from shipments where account_id = $1',
      'top_ups by',
    ],
    [
      'a union with a free side',
      'select id from quotes where account_id = $1 union select id from top_ups',
      'top_ups by',
    ],
    [
      'tables by different keys',
      `select from tracking_numbers t, shipments s
        where t.tracking_number = $1 and s.account_id = $1`,
      'not on the same shard: tracking_numbers, the account',
    ],
    [
      'a table of the first machine beside one of the account',
      'select from accounts a, registrations where a.account_id = $1',
      'not on the same shard: the account, the first machine',
    ],
    ['an unknown table', 'select from something', 'unknown: something'],
    ['an unknown kind', 'truncate shipments', 'TruncateStmt'],
  ])('%s', (_, text, reason) => {
    expect(whyNotRouted(text)).toContain(reason);
  });
});

it.each([
  ['with a as (select 1) select from a', null],
  ['with a as (update quotes set id = $1 returning id) select from a', null],
  ['with a as (insert into quotes (id) values ($1) returning id) select from a', 'insert in a CTE'],
  ['with a as (select 1) insert into quotes (id) select $1 from a', 'insert with a CTE'],
  ['insert into quotes (id) values ((select $1))', 'query in the values of an insert'],
  ['insert into quotes (id) select id from quotes', null],
  ['with a as (delete from quotes) update quotes set id = $1', null],
])('says what the router planner of Citus refuses: %s', (text, reason) => {
  expect(whyNotPlanned(text)).toBe(reason);
});
