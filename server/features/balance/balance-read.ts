import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { toldBalance } from '../../domain/test-account.ts';
import { statement } from '../../db/statement.ts';
import { selectOpenSession, type SessionRow, type SessionValues } from '../auth/sessions-store.ts';
import type { BalancesTable } from './tables.ts';
import type { LedgerTransaction } from './transactions.ts';

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** A balance with its last movement, whose columns are null if nothing has moved yet. */
export interface BalanceRow
  extends Omit<Selectable<BalancesTable>, 'account_id'>, Nullable<LedgerTransaction> {
  /** Halalas; null for no warning. */
  low_balance_threshold: number | null;
}

/** The balances of the accounts with an `ownerId`. The last movement is the one they are numbered by. */
const selectBalance = <Owner>(owner: RawBuilder<Owner>) => sql<Owner & BalanceRow>`
  select owner.*, accounts.low_balance_threshold, balances.current, balances.total_paid,
    balances.total_transactions, balances.cash_back, balances.cod_collected, balances.cod_remitted,
    last.*, shipments.tracking_number, top_ups.id as top_up_id, top_ups.payment_method,
    top_ups.amount as paid_amount, top_ups.currency as paid_currency, top_ups.description
  from (${owner}) as owner
  join accounts on accounts.account_id = owner."ownerId"
  join balances on balances.account_id = accounts.account_id
  left join ledger_transactions as last on last.account_id = balances.account_id
    and last.sequence = balances.total_transactions
  left join shipments on shipments.account_id = last.account_id and shipments.id = last.shipment_id
  left join top_up_payments as payment on payment.account_id = last.account_id
    and payment.id = last.payment_id
  left join top_ups on top_ups.account_id = payment.account_id and top_ups.id = payment.top_up_id`;

const selectOwnBalance = statement((v: { accountId: string }) =>
  selectBalance(sql`select ${v.accountId}::text as "ownerId"`),
);

/** @throws Error for an account without a balance. */
export async function getBalance(db: Queryable, accountId: string): Promise<BalanceRow> {
  const [balance] = await selectOwnBalance(db, { accountId });
  if (balance === undefined) throw new Error(`account ${accountId} has no balance`);
  return { ...balance, current: toldBalance(accountId, balance.current) };
}

/** The balance of an open session's account. */
export const findBalance = statement((v: SessionValues) =>
  selectBalance(sql<SessionRow>`${selectOpenSession(v)}`),
);
