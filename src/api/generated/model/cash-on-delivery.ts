/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What couriers collect from receivers for this account.
 */
export interface CashOnDelivery {
  /** All that was collected so far. */
  collected: Money;
  /** Collected and not remitted yet. */
  owed: Money;
  /** All that couriers have paid out to the account's bank so far. */
  remitted: Money;
}
