import type { FastifyBaseLogger } from 'fastify';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { LedgerChecksTable } from './tables.ts';

/** Accounts compared in one statement. */
const BATCH = 500;

/** Accounts named in one line of the log. */
const NAMED = 50;

interface Compared {
  account_id: string;
  /** Every figure of the balance is the one that its entries give. */
  agrees: boolean;
  /** Halalas that came after the account was closed and that nobody has settled. */
  suspense: number;
}

/**
 * Compares every balance with its entries, and says so in the log: one line when all agree, else an
 * error with the ids of the accounts. What waits in suspense after accounts were closed is a
 * warning. Metrics tell the figures.
 *
 * @returns whether all agree.
 */
export async function checkLedger(
  { kysely }: Pick<Database, 'kysely'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  now: Date,
): Promise<boolean> {
  let [compared, after] = [0, ''];
  const [wrong, waiting] = [[] as string[], [] as string[]];
  for (;;) {
    const { rows } = await compareAfter(after).execute(kysely);
    const last = rows.at(-1);
    if (last === undefined) break;
    wrong.push(...rows.filter(({ agrees }) => !agrees).map(({ account_id }) => account_id));
    const late = rows.filter(({ suspense }) => suspense !== 0);
    waiting.push(...late.map(({ account_id }) => account_id));
    compared += rows.length;
    after = last.account_id;
  }
  await keepFindings(kysely, {
    checked_at: now,
    accounts: compared,
    differing: wrong.length,
    in_suspense: waiting.length,
  });
  const named = (accounts: string[]) => ({
    count: accounts.length,
    accounts: accounts.slice(0, NAMED),
  });
  if (waiting.length > 0) log.warn(named(waiting), 'money of closed accounts waits in suspense');
  if (wrong.length === 0) log.info({ accounts: compared }, 'every balance agrees with its entries');
  else log.error(named(wrong), 'balances differ from their entries');
  return wrong.length === 0;
}

async function keepFindings(
  kysely: Database['kysely'],
  findings: Omit<Insertable<LedgerChecksTable>, 'name'>,
): Promise<void> {
  await kysely
    .insertInto('ledger_checks')
    .values({ name: 'last', ...findings })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(findings))
    .execute();
}

/** One batch of accounts, each compared by its own rows only. */
function compareAfter(after: string) {
  return sql<Compared>`
    select b.account_id, ledger.suspense::float8 as suspense, (
        b.current, b.total_paid, b.cash_back, b.cod_collected - b.cod_remitted, b.cod_remitted,
        b.total_transactions, b.total_transactions, 0
      ) is not distinct from (
        balance, paid, ledger.cash_back, owed, remitted, counted, coalesce(last, 0), unbalanced
      ) and b.current = coalesce(balance_after, 0) as agrees
    from balances b cross join lateral (
      select coalesce(sum(e.amount) filter (where e.ledger_account = 'customer_balance'), 0)
          as balance,
        coalesce(sum(e.amount) filter (where e.ledger_account = 'customer_balance'
          and t.kind in ('top_up', 'top_up_reversal')), 0) as paid,
        coalesce(sum(e.amount) filter (where e.ledger_account = 'customer_balance'
          and t.kind in ('cash_back', 'cash_back_reversal')), 0) as cash_back,
        coalesce(sum(e.amount) filter (where e.ledger_account = 'cod_owed'), 0) as owed,
        coalesce(-sum(e.amount) filter (where e.ledger_account = 'cod_owed' and e.amount < 0), 0)
          as remitted,
        coalesce(sum(e.amount) filter (where e.ledger_account = 'suspense'), 0) as suspense,
        coalesce(sum(e.amount), 0) as unbalanced,
        count(distinct t.id) as counted, max(t.sequence) as last
      from ledger_transactions t
      join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
      where t.account_id = b.account_id
    ) as ledger
    left join ledger_transactions final
      on final.account_id = b.account_id and final.sequence = b.total_transactions
    where b.account_id > ${after} order by b.account_id limit ${BATCH}`;
}
