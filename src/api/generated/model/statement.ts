/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Month } from './month.ts';
import type { StatementCash } from './statement-cash.ts';
import type { StatementLine } from './statement-line.ts';

/**
 * The account's money in one month. `opening` and the amounts of the lines add up to `closing`.
 */
export interface Statement {
  month: Month;
  /** False for the current month, whose statement still changes. */
  is_complete: boolean;
  /** The balance at the beginning of the month; the closing balance of the month before. */
  opening: Money;
  /** The balance at the end of the month, or now. */
  closing: Money;
  /**
     * Number of movements of the balance, without those of cash on delivery.
     * @minimum 0
     * @maximum 2000000000
     */
  transactions: number;
  /**
     * Kinds that moved the balance in the month, in the order of `LedgerKind`.
     * @maxItems 30
     */
  lines: StatementLine[];
  cash_on_delivery: StatementCash;
}
