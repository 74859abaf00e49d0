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
  current_balance: Money;
  /** All successful top-ups together. */
  total_paid: Money;
  /** Absent while nothing has moved. */
  last_transaction?: LedgerTransaction;
  /**
     * @minimum 0
     * @maximum 2000000000
     */
  total_transactions: number;
  /** What plans have paid back. */
  cash_back: Money;
  /** True below the threshold of the profile; false where it names none. */
  is_low: boolean;
  cash_on_delivery: CashOnDelivery;
}
