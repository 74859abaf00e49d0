import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { LedgerAccount, TransactionKind } from '../../domain/ledger.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    balances: BalancesTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
  }
}

/** One row for each account, always the sum of its ledger entries. */
export interface BalancesTable {
  account_id: Fixed<string>;
  /** Never below zero. */
  current: number;
  total_paid: number;
  total_transactions: number;
  cash_back: number;
  /** Cash on delivery collected by couriers so far, and the part they paid out. */
  cod_collected: number;
  cod_remitted: number;
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
  created_at: FixedTime;
}

/** Append-only. */
export interface LedgerEntriesTable {
  account_id: Fixed<string>;
  transaction_id: Fixed<string>;
  ledger_account: Fixed<LedgerAccount>;
  amount: Fixed<number>;
}
