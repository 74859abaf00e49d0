/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerTransaction } from './ledger-transaction.ts';
import type { Page } from './page.ts';

/**
 * A page of movements.
 */
export interface TransactionList {
  /**
     * The movements of the page.
     * @maxItems 100
     */
  data: LedgerTransaction[];
  page: Page;
}
