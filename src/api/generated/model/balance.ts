/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CashOnDelivery } from './cash-on-delivery.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';
import type { Money } from './money.ts';

/**
 * The prepaid balance. It always equals the sum of its ledger entries.
 */
export interface Balance {
  /** Amount available for bookings. Below zero if the payment provider took back money that was already spent; nothing can be booked until a top-up has paid the debt. */
  current_balance: Money;
  /** Total of all paid top-ups, less what the payment provider took back. */
  total_paid: Money;
  /** The latest movement; absent if there is none. */
  last_transaction?: LedgerTransaction;
  /**
     * Number of movements so far.
     * @minimum 0
     * @maximum 2000000000
     */
  total_transactions: number;
  /** Total that plans have paid back so far. */
  cash_back: Money;
  /** Whether the balance is below the profile's `low_balance_threshold`; false if the profile has none. */
  is_low: boolean;
  cash_on_delivery: CashOnDelivery;
}
