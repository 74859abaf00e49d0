/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TrialTotals } from './trial-totals.ts';
import type { TriedOrder } from './tried-order.ts';
import type { UnreachableRule } from './unreachable-rule.ts';

/**
 * What the rules would have chosen for the account's latest shipments.
 */
export interface RulesTrial {
  /**
     * The shipments, newest first.
     * @maxItems 100
     */
  orders: TriedOrder[];
  totals: TrialTotals;
  /**
     * Rules that can never match; empty if there are none.
     * @maxItems 50
     */
  unreachable: UnreachableRule[];
}
