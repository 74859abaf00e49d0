/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TrialTotals } from './trial-totals.ts';
import type { TriedOrder } from './tried-order.ts';
import type { UnreachableRule } from './unreachable-rule.ts';

/**
 * What rules would have chosen for the account's last shipments.
 */
export interface RulesTrial {
  /**
     * Newest first.
     * @maxItems 100
     */
  orders: TriedOrder[];
  totals: TrialTotals;
  /** @maxItems 50 */
  unreachable: UnreachableRule[];
}
