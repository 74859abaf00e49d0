/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CashOnDelivery } from './cash-on-delivery.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';
import type { Money } from './money.ts';

/**
 * The prepaid balance, always the sum of its ledger entries.
 */
export interface Balance {
  /** Below zero if the payment provider took money back that was already spent; then nothing can be booked until a top-up has paid the debt. */
  current_balance: Money;
  /** Total of all successful top-ups, without what the payment provider took back. */
  total_paid: Money;
  /** The latest movement; absent if there is none. */
  last_transaction?: LedgerTransaction;
  /**
     * @minimum 0
     * @maximum 2000000000
     */
  total_transactions: number;
  /** Total that plans have paid back. */
  cash_back: Money;
  /** True if the balance is below the profile's threshold; false if the profile has none. */
  is_low: boolean;
  cash_on_delivery: CashOnDelivery;
}
