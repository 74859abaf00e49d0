/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Cash on delivery that couriers hold for the account. It is not part of the balance. `opening` and what was collected, less what was remitted, is `closing`.
 */
export interface StatementCash {
  /** Owed by couriers at the beginning of the month. */
  opening: Money;
  collected: Money;
  remitted: Money;
  /** Owed by couriers at the end of the month, or now. */
  closing: Money;
}
