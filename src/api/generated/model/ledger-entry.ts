/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerEntryLedgerAccount } from './ledger-entry-ledger-account.ts';
import type { Money } from './money.ts';

/**
 * One side of a movement. The entries of a movement add up to zero.
 */
export interface LedgerEntry {
  ledger_account: LedgerEntryLedgerAccount;
  amount: Money;
}
