/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Cash on delivery that couriers hold for the account. It is not part of the balance. `opening` plus `collected` less `remitted` equals `closing`.
 */
export interface StatementCash {
  /** Owed by couriers at the beginning of the month. */
  opening: Money;
  /** Collected by couriers in the month. */
  collected: Money;
  /** Paid out by couriers in the month. */
  remitted: Money;
  /** Owed by couriers at the end of the month, or now. */
  closing: Money;
}
