/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerTransaction } from './ledger-transaction.ts';
import type { Page } from './page.ts';

export interface TransactionList {
  /** @maxItems 100 */
  data: LedgerTransaction[];
  page: Page;
}
