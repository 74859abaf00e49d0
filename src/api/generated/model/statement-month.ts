/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Month } from './month.ts';

/**
 * Opening and closing balance of a month.
 */
export interface StatementMonth {
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
}
