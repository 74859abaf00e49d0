/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LedgerKind } from './ledger-kind.ts';
import type { Money } from './money.ts';

/**
 * All movements of one kind in the month.
 */
export interface StatementLine {
  kind: LedgerKind;
  /**
     * Number of movements of this kind.
     * @minimum 1
     * @maximum 2000000000
     */
  count: number;
  /** Sum of the movements: positive into the balance, negative out of it. */
  amount: Money;
}
