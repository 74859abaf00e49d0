import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Compares the tax documents of every account that has some with its ledger by plain SQL: each
 * charge and refund has one, and the sums of what was charged and of the VAT are the same.
 */
export async function balancesWithDocuments({
  kysely,
}: Database): Promise<{ accounts: number; differing: number } | undefined> {
  const { rows } = await sql<{ accounts: number; differing: number }>`
    with charged as (
      select t.account_id, count(distinct t.id) as movements,
        sum(e.amount) filter (where ledger_account in ('carriage_revenue', 'subscription_revenue'))
          as revenue,
        coalesce(sum(e.amount) filter (where ledger_account = 'vat_payable'), 0) as vat
      from ledger_transactions t join ledger_entries e
        on e.account_id = t.account_id and e.transaction_id = t.id
      where t.kind not like 'top_up%' and t.kind not like 'cash_back%' and t.kind not like 'cod_%'
      group by t.account_id
    ), documented as (
      select account_id, count(*) as documents, max(sequence) as last,
        count(distinct transaction_id) as movements,
        sum(case kind when 'invoice' then subtotal else -subtotal end) as revenue,
        sum(case kind when 'invoice' then vat else -vat end) as vat
      from tax_documents group by account_id
    )
    select count(*)::int as accounts, count(*) filter (where
      (c.movements, c.revenue, c.vat) is distinct from (d.movements, d.revenue, d.vat)
      or (d.documents, d.documents) is distinct from (d.last::bigint, d.movements)
    )::int as differing
    from charged c full join documented d using (account_id)`.execute(kysely);
  return rows[0];
}
