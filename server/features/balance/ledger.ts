import { type Selectable, sql } from 'kysely';
import { MAX_AMOUNT } from '../../domain/bounds.ts';
import {
  assertBalanced,
  balanceChange,
  cashOwedChange,
  type LedgerEntry,
  type Posting,
  shortfall,
} from '../../domain/ledger.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { BalancesTable } from './tables.ts';

/** With the threshold of the low-balance warning; halalas, null for no warning. */
export interface Balance extends Selectable<BalancesTable> {
  low_balance_threshold: number | null;
}

/** The balance is insufficient; the transaction must be rolled back. */
export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError';
  /** Halalas, greater than zero. */
  readonly shortfall: number;
  /** The balance is below zero, because the payment provider took money back. */
  readonly isInDebt: boolean;

  constructor(missing: number, isInDebt: boolean) {
    super(`the balance lacks ${missing} halalas`);
    this.shortfall = missing;
    this.isInDebt = isInDebt;
  }
}

/** Opens the balance of a new account at zero. */
export async function openBalance(db: Queryable, accountId: string): Promise<void> {
  await db
    .insertInto('balances')
    .values({
      account_id: accountId,
      current: 0,
      total_paid: 0,
      total_transactions: 0,
      cash_back: 0,
      cod_collected: 0,
      cod_remitted: 0,
    })
    .execute();
}

/** @throws NoResultError for an account without a balance. */
export function getBalance(db: Queryable, accountId: string): Promise<Balance> {
  return db
    .selectFrom('balances')
    .innerJoin('accounts', 'accounts.account_id', 'balances.account_id')
    .selectAll('balances')
    .select('low_balance_threshold')
    .where('balances.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The balance in halalas, locked until the transaction ends. */
export async function lockBalance(tx: Tx, accountId: string): Promise<number> {
  const { current } = await tx
    .selectFrom('balances')
    .select('current')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return current;
}

/** The amount that the account can spend, in halalas. */
export async function currentBalance(db: Queryable, accountId: string): Promise<number> {
  const { current } = await db
    .selectFrom('balances')
    .select('current')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return current;
}

/** Every balance is above it. */
const LOWEST = -MAX_AMOUNT;

/** A change to the ledger, and its reason. */
export interface Movement {
  accountId: string;
  posting: Posting;
  shipmentId?: string;
  /** The payment of a top-up, and with a reversal all that was taken back, in its currency. */
  paymentId?: string;
  takenBack?: number;
  at: Date;
}

/**
 * Writes a posting and updates the balance in one statement: the balance, which numbers the
 * movement, the transaction and its entries. Call it last in a transaction: from here on, every
 * other movement of the same balance waits for the transaction to end.
 *
 * @throws InsufficientBalanceError if the balance would fall below zero, unless money is taken back.
 */
export async function post(tx: Tx, movement: Movement): Promise<void> {
  const { accountId, posting, shipmentId = null, paymentId = null, takenBack = 0, at } = movement;
  assertBalanced(posting);
  const { kind, entries } = posting;
  const change = balanceChange(entries);
  const owed = cashOwedChange(entries);
  const paid = kind === 'top_up' || kind === 'top_up_reversal' ? change : 0;
  // What adds to the balance may leave it below zero.
  const needed = kind === 'top_up_reversal' || change >= 0 ? LOWEST : -change;
  const cashBack = kind === 'cash_back' || kind === 'cash_back_reversal' ? change : 0;
  const rows = entries.map(
    ({ ledgerAccount, amount }) => sql`(${ledgerAccount}::text, ${amount}::bigint)`,
  );
  const { numAffectedRows } = await sql`
    with moved as (
      update balances set
        current = current + ${change}::bigint,
        total_paid = total_paid + ${paid}::bigint,
        cash_back = cash_back + ${cashBack}::bigint,
        cod_collected = cod_collected + ${Math.max(0, owed)}::bigint,
        cod_remitted = cod_remitted + ${Math.max(0, -owed)}::bigint,
        total_transactions = total_transactions + 1
      where account_id = ${accountId} and current >= ${needed}::bigint
      returning current, total_transactions
    ), written as (
      insert into ledger_transactions (
        account_id, id, sequence, kind, amount, balance_after, cod_amount,
        shipment_id, payment_id, taken_back, created_at
      )
      select ${accountId}, ${newId('ltx', at)}, total_transactions, ${kind}, ${change}::bigint,
        current, ${Math.abs(owed)}::bigint, ${shipmentId}, ${paymentId},
        ${takenBack}::bigint, ${at}::timestamptz
      from moved returning id
    )
    insert into ledger_entries (account_id, transaction_id, ledger_account, amount)
    select ${accountId}, written.id, entry.ledger_account, entry.amount
    from written, (values ${sql.join(rows)}) as entry (ledger_account, amount)
  `.execute(tx);
  if (numAffectedRows === BigInt(entries.length)) return;
  const balance = await currentBalance(tx, accountId);
  // A top-up may have arrived in between: then name a single halala, and a retry succeeds.
  throw new InsufficientBalanceError(Math.max(1, shortfall(balance, -change)), balance < 0);
}

/** The shipment's posting of that kind, as it was written. */
export async function getShipmentPosting<
  Kind extends 'shipment_charge' | 'shipment_refund' | 'cod_collected',
>(db: Queryable, accountId: string, shipmentId: string, kind: Kind): Promise<Posting<Kind>> {
  const rows = await db
    .selectFrom('ledger_transactions as transaction')
    .innerJoin('ledger_entries as entry', (join) =>
      join
        .onRef('entry.account_id', '=', 'transaction.account_id')
        .onRef('entry.transaction_id', '=', 'transaction.id'),
    )
    .select(['entry.ledger_account', 'entry.amount'])
    .where('transaction.account_id', '=', accountId)
    .where('transaction.shipment_id', '=', shipmentId)
    .where('transaction.kind', '=', kind)
    .execute();
  const entries = rows.map((row): LedgerEntry => ({
    ledgerAccount: row.ledger_account,
    amount: row.amount,
  }));
  return { kind, entries };
}
