import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { LedgerAccount, TransactionKind } from '../../domain/ledger.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    balances: BalancesTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
  }
}

/** One row for an account, always the sum of its ledger entries. */
export interface BalancesTable {
  account_id: Fixed<string>;
  /** Never below zero. */
  current: number;
  total_paid: number;
  total_transactions: number;
  cash_back: number;
  /** Cash on delivery that couriers took so far, and what of it they paid out. */
  cod_collected: number;
  cod_remitted: number;
}

/** Append-only. */
export interface LedgerTransactionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<TransactionKind>;
  /** What it does to the customer's balance. */
  amount: Fixed<number>;
  /** Which movement of the account it is, from 1 without a gap. */
  sequence: Fixed<number>;
  balance_after: Fixed<number>;
  /** Cash that a courier collected or remitted; 0 for every other kind. */
  cod_amount: Fixed<number>;
  shipment_id: Fixed<string | null>;
  /** Of a top-up; null for those of sample data. */
  payment_id: Fixed<string | null>;
  created_at: FixedTime;
}

/** Append-only. */
export interface LedgerEntriesTable {
  account_id: Fixed<string>;
  transaction_id: Fixed<string>;
  ledger_account: Fixed<LedgerAccount>;
  amount: Fixed<number>;
}
