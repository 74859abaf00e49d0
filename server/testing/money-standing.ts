import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PaymentState } from '../features/top-ups/tables.ts';

/** Halalas by ledger account, and what a model cannot know: which of two racing calls came first. */
export interface MoneyStanding {
  current: number;
  counted: number;
  movements: number;
  /** Sums of entries; an account without entries is absent. */
  entries: Record<string, number>;
  payments: { id: string; status: PaymentState; taken: number }[];
  shipments: { id: string; recharged: number; owed: number; paid: string }[];
}

/** Everything about an account's money, read in one statement. */
export async function readMoney({ kysely }: Database, accountId: string): Promise<MoneyStanding> {
  const { rows } = await sql<MoneyStanding>`
    select current::float8 as current, total_transactions as counted,
      (select count(*)::int from ledger_transactions t where t.account_id = b.account_id)
        as movements,
      (select coalesce(jsonb_object_agg(ledger_account, sum), '{}') from (
        select ledger_account, sum(amount) as sum from ledger_entries e
        where e.account_id = b.account_id group by ledger_account
      ) as sums) as entries,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', provider_payment_id, 'status', status, 'taken', taken_back)), '[]')
        from top_up_payments p where p.account_id = b.account_id) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'recharged', recharged, 'owed', delivery_owed, 'paid', payment_status)), '[]')
        from shipments s where s.account_id = b.account_id) as shipments
    from balances b where account_id = ${accountId}`.execute(kysely);
  const [standing] = rows;
  if (!standing) throw new Error(`${accountId} has no balance`);
  return standing;
}
