/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerEntryLedgerAccount } from './ledger-entry-ledger-account.ts';
import type { Money } from './money.ts';

/**
 * One side of a movement.
 */
export interface LedgerEntry {
  /** Account of the ledger that the entry changes. */
  ledger_account: LedgerEntryLedgerAccount;
  /** Positive for a credit, negative for a debit. */
  amount: Money;
}
