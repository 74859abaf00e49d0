/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Cash that couriers collect from receivers for this account.
 */
export interface CashOnDelivery {
  /** Total that couriers have collected so far. */
  collected: Money;
  /** Collected but not remitted yet. */
  owed: Money;
  /** Total that couriers have paid out to the account's bank so far. */
  remitted: Money;
}
