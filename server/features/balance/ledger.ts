import { type LedgerEntry, type Posting, shipmentCharge, shortfall } from '../../domain/ledger.ts';
import { isTestAccount, toldBalance } from '../../domain/test-account.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { writeMovements } from './movement-parts.ts';
import { type Movement, movementValues } from './movements.ts';

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
  return toldBalance(accountId, current);
}

/**
 * Writes postings of one account, with the tax documents of what they charge, and updates the
 * balance, in one statement.
 *
 * @throws InsufficientBalanceError if the balance would fall below zero, unless money is taken back.
 */
export async function post(tx: Tx, ...movements: [Movement, ...Movement[]]): Promise<void> {
  const values = movementValues(movements);
  const [written] = await writeMovements(tx, values);
  const expected = isTestAccount(values.accountId) ? 1 : movements.length;
  if (written?.movements === expected) return;
  refuseBalance(await currentBalance(tx, values.accountId), -values.needed);
}

/**
 * @param change of the balance that was refused, in halalas; below zero.
 * @throws InsufficientBalanceError always.
 */
export function refuseBalance(balance: number, change: number): never {
  // A top-up may have arrived in between: then name a single halala, and a retry succeeds.
  throw new InsufficientBalanceError(Math.max(1, shortfall(balance, -change)), balance < 0);
}

/** The shipment's posting of that kind, as it was written; of a test account, as it would be. */
export async function getShipmentPosting<
  Kind extends 'shipment_charge' | 'shipment_refund' | 'cod_collected',
>(db: Queryable, accountId: string, shipmentId: string, kind: Kind): Promise<Posting<Kind>> {
  if (isTestAccount(accountId)) return unwrittenPosting(db, { accountId, shipmentId }, kind);
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

/** What would have been written of the shipment of a test account. */
async function unwrittenPosting<Kind extends Posting['kind']>(
  db: Queryable,
  { accountId, shipmentId }: { accountId: string; shipmentId: string },
  kind: Kind,
): Promise<Posting<Kind>> {
  const charge = await db
    .selectFrom('shipments')
    .select(['subtotal', 'vat'])
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return { kind, entries: shipmentCharge(charge).entries };
}
