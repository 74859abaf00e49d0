/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Month } from './month.ts';
import type { StatementCash } from './statement-cash.ts';
import type { StatementLine } from './statement-line.ts';

/**
 * The account's money in one month. `opening` plus the amounts of the lines equals `closing`.
 */
export interface Statement {
  /** The month, as `YYYY-MM`. */
  month: Month;
  /** Whether the month is over; the statement of the current month still changes. */
  is_complete: boolean;
  /** The balance at the beginning of the month, which is the closing balance of the month before. */
  opening: Money;
  /** The balance at the end of the month, or now. */
  closing: Money;
  /**
     * Number of movements of the balance, not counting those of cash on delivery.
     * @minimum 0
     * @maximum 2000000000
     */
  transactions: number;
  /**
     * Kinds of movement that changed the balance in the month, in the order of `LedgerKind`.
     * @maxItems 30
     */
  lines: StatementLine[];
  /** Cash on delivery in the month. */
  cash_on_delivery: StatementCash;
}
