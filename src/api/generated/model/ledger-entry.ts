/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerEntryLedgerAccount } from './ledger-entry-ledger-account.ts';
import type { Money } from './money.ts';

/**
 * One side of a movement; all of a movement's together are zero.
 */
export interface LedgerEntry {
  ledger_account: LedgerEntryLedgerAccount;
  amount: Money;
}
