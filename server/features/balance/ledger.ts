import { type RawBuilder, sql } from 'kysely';
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
import { statement } from '../../db/statement.ts';

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

/** The values of {@link movementParts}. */
export interface MovementValues {
  accountId: string;
  /** The movement's own id. */
  movementId: string;
  kind: Posting['kind'];
  /** Halalas: what is added to each sum of the balance. */
  change: number;
  paid: number;
  cashBack: number;
  collected: number;
  remitted: number;
  /** The balance that the movement needs at least. */
  needed: number;
  codAmount: number;
  shipmentId: string | null;
  paymentId: string | null;
  takenBack: number;
  at: Date;
  ledgerAccounts: LedgerEntry['ledgerAccount'][];
  amounts: number[];
}

/** @throws Error for a posting that is not balanced. */
export function movementValues(movement: Movement): MovementValues {
  const { accountId, posting, shipmentId = null, paymentId = null, takenBack = 0, at } = movement;
  assertBalanced(posting);
  const { kind, entries } = posting;
  const change = balanceChange(entries);
  const owed = cashOwedChange(entries);
  return {
    ...{ accountId, kind, change, shipmentId, paymentId, takenBack, at },
    movementId: newId('ltx', at),
    paid: kind === 'top_up' || kind === 'top_up_reversal' ? change : 0,
    cashBack: kind === 'cash_back' || kind === 'cash_back_reversal' ? change : 0,
    collected: Math.max(0, owed),
    remitted: Math.max(0, -owed),
    // What adds to the balance may leave it below zero.
    needed: kind === 'top_up_reversal' || change >= 0 ? LOWEST : -change,
    codAmount: Math.abs(owed),
    ledgerAccounts: entries.map(({ ledgerAccount }) => ledgerAccount),
    amounts: entries.map(({ amount }) => amount),
  };
}

/**
 * The parts of a statement that write a movement: the balance, which numbers it, the transaction and
 * its entries, which are in `entered`. They are all missing if the balance is too low. Let them come
 * last: from here on, every other movement of the same balance waits for the transaction to end.
 *
 * @param condition must hold as well.
 */
export function movementParts(v: MovementValues, condition = sql`true`): RawBuilder<unknown> {
  return sql`
    moved as (
      update balances set
        current = current + ${v.change}::bigint,
        total_paid = total_paid + ${v.paid}::bigint,
        cash_back = cash_back + ${v.cashBack}::bigint,
        cod_collected = cod_collected + ${v.collected}::bigint,
        cod_remitted = cod_remitted + ${v.remitted}::bigint,
        total_transactions = total_transactions + 1
      where account_id = ${v.accountId} and current >= ${v.needed}::bigint and ${condition}
      returning current, total_transactions
    ), written as (
      insert into ledger_transactions (
        account_id, id, sequence, kind, amount, balance_after, cod_amount,
        shipment_id, payment_id, taken_back, created_at
      )
      select ${v.accountId}, ${v.movementId}, total_transactions, ${v.kind}, ${v.change}::bigint,
        current, ${v.codAmount}::bigint, ${v.shipmentId}, ${v.paymentId},
        ${v.takenBack}::bigint, ${v.at}::timestamptz
      from moved returning id
    ), entered as (
      insert into ledger_entries (account_id, transaction_id, ledger_account, amount)
      select ${v.accountId}, written.id, entry.ledger_account, entry.amount
      from written, unnest(${v.ledgerAccounts}::text[], ${v.amounts}::bigint[])
        as entry (ledger_account, amount)
      returning transaction_id
    )`;
}

const writeMovement = statement(
  (v: MovementValues) =>
    sql<{ entries: number }>`with ${movementParts(v)} select count(*)::int as entries from entered`,
);

/**
 * Writes a posting and updates the balance in one statement.
 *
 * @throws InsufficientBalanceError if the balance would fall below zero, unless money is taken back.
 */
export async function post(tx: Tx, movement: Movement): Promise<void> {
  const values = movementValues(movement);
  const [written] = await writeMovement(tx, values);
  if (written?.entries === values.amounts.length) return;
  refuseBalance(await currentBalance(tx, movement.accountId), values.change);
}

/**
 * @param change of the balance that was refused, in halalas; below zero.
 * @throws InsufficientBalanceError always.
 */
export function refuseBalance(balance: number, change: number): never {
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
