import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { LedgerAccount, TransactionKind } from '../../domain/ledger.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    ledger_checks: LedgerChecksTable;
    balances: BalancesTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
  }
}

/** One row for each account, always the sum of its ledger entries. */
export interface BalancesTable {
  account_id: Fixed<string>;
  /** Below zero only if the payment provider took back what was already spent. */
  current: number;
  total_paid: number;
  total_transactions: number;
  cash_back: number;
  /** Cash on delivery collected by couriers so far, and the part they paid out. */
  cod_collected: number;
  cod_remitted: number;
  /** Tax documents issued, which number the next one. */
  documents: Generated<number>;
}

/** Append-only. */
export interface LedgerTransactionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<TransactionKind>;
  /** The change of the customer's balance. */
  amount: Fixed<number>;
  /** Position of the movement in the account's ledger, counting from 1 without gaps. */
  sequence: Fixed<number>;
  balance_after: Fixed<number>;
  /** Cash that a courier collected or paid out; 0 for every other kind. */
  cod_amount: Fixed<number>;
  shipment_id: Fixed<string | null>;
  /** Set for top-ups, except those of sample data. */
  payment_id: Fixed<string | null>;
  /** With `top_up_reversal`: all that was taken back of the payment so far, in its currency. */
  taken_back: ColumnType<number, number | undefined, never>;
  created_at: FixedTime;
}

/** Append-only. */
export interface LedgerEntriesTable {
  account_id: Fixed<string>;
  transaction_id: Fixed<string>;
  ledger_account: Fixed<LedgerAccount>;
  amount: Fixed<number>;
}

/** The last check of the ledger; one row. */
export interface LedgerChecksTable {
  name: Fixed<string>;
  checked_at: Time;
  /** Accounts that were compared, that differ from their entries, and with money in suspense. */
  accounts: number;
  differing: number;
  in_suspense: number;
}
