import type { Selectable } from 'kysely';
import {
  assertBalanced,
  balanceChange,
  type LedgerEntry,
  type Posting,
  shortfall,
  type TransactionKind,
} from '../domain/ledger.ts';
import type { Queryable, Tx } from './database.ts';
import { newId } from './ids.ts';
import type { BalancesTable, LedgerTransactionsTable } from './schema.ts';

export type Balance = Selectable<BalancesTable>;
export type LedgerTransaction = Selectable<LedgerTransactionsTable>;

/** The balance does not suffice; the transaction is to be rolled back. */
export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError';
  /** Halalas, above zero. */
  readonly shortfall: number;

  constructor(missing: number) {
    super(`the balance lacks ${missing} halalas`);
    this.shortfall = missing;
  }
}

/** What a new account starts with: nothing. */
export async function openBalance(db: Queryable, accountId: string): Promise<void> {
  await db
    .insertInto('balances')
    .values({
      account_id: accountId,
      current: 0,
      total_paid: 0,
      total_transactions: 0,
      cash_back: 0,
    })
    .execute();
}

/** @throws NoResultError for an account whose balance was never opened. */
export function getBalance(db: Queryable, accountId: string): Promise<Balance> {
  return db
    .selectFrom('balances')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** What the account may spend, in halalas. */
export async function currentBalance(db: Queryable, accountId: string): Promise<number> {
  return (await getBalance(db, accountId)).current;
}

export function lastTransaction(
  db: Queryable,
  accountId: string,
): Promise<LedgerTransaction | undefined> {
  return db
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Writes a posting and moves the balance with it. To be the last thing a transaction does: from
 * here on all other movements of the same balance wait for its end.
 *
 * @throws InsufficientBalanceError rather than let the balance fall below zero.
 */
export async function post(
  tx: Tx,
  movement: { accountId: string; posting: Posting; shipmentId: string | null; at: Date },
): Promise<void> {
  const { accountId, posting, shipmentId, at } = movement;
  assertBalanced(posting);
  const transactionId = newId('ltx', at);
  const change = balanceChange(posting.entries);
  await tx
    .insertInto('ledger_transactions')
    .values({
      account_id: accountId,
      id: transactionId,
      kind: posting.kind,
      amount: change,
      shipment_id: shipmentId,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('ledger_entries')
    .values(
      posting.entries.map((entry) => ({
        account_id: accountId,
        transaction_id: transactionId,
        ledger_account: entry.ledgerAccount,
        amount: entry.amount,
      })),
    )
    .execute();
  await moveBalance(tx, accountId, posting.kind, change);
}

async function moveBalance(
  tx: Tx,
  accountId: string,
  kind: TransactionKind,
  change: number,
): Promise<void> {
  const paid = kind === 'top_up' ? change : 0;
  const cashBack = kind === 'cash_back' || kind === 'cash_back_reversal' ? change : 0;
  const { numUpdatedRows } = await tx
    .updateTable('balances')
    .set((is) => ({
      current: is('current', '+', change),
      total_paid: is('total_paid', '+', paid),
      cash_back: is('cash_back', '+', cashBack),
      total_transactions: is('total_transactions', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('current', '>=', -change)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const missing = shortfall(await currentBalance(tx, accountId), -change);
  // A top-up may have landed in between: then a single halala is named and a retry succeeds.
  throw new InsufficientBalanceError(Math.max(1, missing));
}

/** The posting of a shipment's charge, as it was written. */
export async function getShipmentCharge(
  db: Queryable,
  accountId: string,
  shipmentId: string,
): Promise<Posting<'shipment_charge'>> {
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
    .where('transaction.kind', '=', 'shipment_charge')
    .execute();
  const entries = rows.map((row): LedgerEntry => ({
    ledgerAccount: row.ledger_account,
    amount: row.amount,
  }));
  return { kind: 'shipment_charge', entries };
}
